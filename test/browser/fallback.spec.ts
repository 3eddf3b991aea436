import { moduleOf } from './host-page.ts'
import { expect, test } from './shop.ts'

const missing = { status: 404, body: '' }

test('without the drawer the link leads to the cart', async ({ page, shop, tolerance }) => {
  tolerance.expectedErrors.push(/Failed to load resource/)
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await page.route(moduleOf('cart-drawer'), (route) => route.fulfill(missing))
  await page.goto('/')
  await page.locator('#minicart').click()
  await expect(page).toHaveURL(/\/checkout\/cart$/)
})

test('without the loader the shop works with plain links and forms', async ({ page, shop, tolerance }) => {
  tolerance.expectedErrors.push(/Failed to load resource/)
  await shop.reset()
  await page.route('**/bezel/**', (route) => route.fulfill(missing))
  await shop.addFromProductPage('moon-pendant', { isDrawerRunning: false })
  await page.locator('#minicart').click()
  await expect(page).toHaveURL(/\/checkout\/cart$/)
  await expect(page.getByRole('main')).toContainText('Moon Pendant')
})

test('the checkout works beside a widget that fails to load', async ({ page, shop, tolerance }) => {
  tolerance.expectedErrors.push(/Failed to load resource/)
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await page.route(moduleOf('progress'), (route) => route.fulfill(missing))
  await page.goto('/checkout')
  const progress = page.locator('[data-widget="progress"]')
  await expect(progress).toHaveAttribute('data-widget-state', 'failed')
  await expect(progress.locator('.skeleton')).toBeVisible()
  await expect(page.locator('[data-widget="checkout"] [name="email"]')).toBeVisible()
})
