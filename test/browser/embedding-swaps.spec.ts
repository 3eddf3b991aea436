import { swapBody } from './hostile-page.ts'
import { DRAWER, LOADER, openPage } from './host-page.ts'
import { expect, test } from './shop.ts'

const COUNTER = '<b data-bezel-count></b>'
const CART = '<div data-widget="cart"></div>'

test.beforeEach(({ shop }) => shop.reset({ items: [{ sku: 'NK-2' }] }))

test('a page replaced without a load has a closed drawer and its count', async ({ page, drawer }) => {
  await openPage(page, { head: LOADER, body: DRAWER + COUNTER })
  await drawer.open()
  await expect(page.locator('b')).toHaveText('1')
  await swapBody(page, `${DRAWER}${COUNTER}<h1>Next page</h1>`)
  await expect(page.getByRole('heading', { name: 'Next page' })).toBeVisible()
  await drawer.open()
  await expect(drawer.items).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(drawer.dialog).toBeHidden()
  await expect(page.locator('b')).toHaveText('1')
})

test('a cart that comes with a replaced page fills the slot of its template', async ({ page }) => {
  await openPage(page, { head: LOADER, body: CART })
  await expect(page.getByRole('list', { name: 'Items in your cart' })).toBeVisible()
  await swapBody(
    page,
    '<div data-widget="cart"><template data-slot="item-after"><i>Gift-wrapped</i></template></div>',
  )
  await expect(page.getByText('Gift-wrapped')).toBeVisible()
})

test('debug mode names what is wrong in the configuration', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (line) => lines.push(line.text()))
  const config = '<script type="application/json" id="bezel-config">{"debug":true,"currency":"EURO"}</script>'
  await openPage(page, { head: config + LOADER, body: CART })
  await expect.poll(() => lines).toContainEqual(expect.stringContaining('in #bezel-config #/currency:'))
})
