import { whenQuiet } from './rest.ts'
import { expect, test } from './shop.ts'

/** The demo's own theme marks its product forms with `data-bezel-add`; these are sent by the browser. */
const PLAIN_FORMS = '/settings/theme/bare?back=/'

test('adding a product opens the cart, with the goods first, and it stays closed afterwards', async ({
  page,
  shop,
  drawer,
}) => {
  await shop.reset()
  // As some browsers inside apps do with every page.
  await page.addInitScript(() => sessionStorage.clear())
  await page.goto(PLAIN_FORMS)
  await shop.addFromProductPage('moon-pendant')
  await drawer.expectOpen()
  await expect(drawer.items).toHaveCount(1)
  await expect(drawer.checkout).toBeVisible()
  const item = (await drawer.item('Moon Pendant').boundingBox())!
  for (const below of [/may sell out/, /^Log in to see/]) {
    const box = (await drawer.dialog.getByText(below).boundingBox())!
    expect(box.y, String(below)).toBeGreaterThanOrEqual(item.y + item.height)
  }
  await page.reload()
  await expect(page.locator('[data-widget="cart-drawer"]')).toHaveAttribute('data-widget-state', 'ready')
  await page.waitForLoadState('networkidle')
  await expect(drawer.dialog).toBeHidden()
})

test('an addition that the shop refuses opens nothing', async ({ page, shop, drawer }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await page.goto(PLAIN_FORMS)
  await page.goto('/moon-pendant.html')
  await page.locator('.product__form [name="qty"]').fill('999')
  await page.locator('.product__form button[type="submit"]').click()
  await expect(page.locator('[data-widget="banner"]')).toContainText(/\w/)
  await whenQuiet(page)
  await expect(drawer.dialog).toBeHidden()
})
