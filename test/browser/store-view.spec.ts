import { addresses } from './addresses.ts'
import { Drawer } from './drawer.ts'
import { expect, test } from './shop.ts'

test('in a store view of its own currency a guest is charged what the order button says', async ({
  shop,
  checkout,
}) => {
  await shop.reset({ items: [{ sku: 'NK-2' }], store: 'eu', country: 'FR' })
  await checkout.walkToReview(addresses.FR)
  await expect(checkout.placeButton).toContainText('€')
  const confirmed = await checkout.total()
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  await shop.expectOneOrder(confirmed, 'EUR')
})

test('in a store view of its own currency every call of the cart names that view', async ({ page, shop }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }], store: 'eu', customer: 'ann@example.com' })
  await page.goto('/')
  const drawer = new Drawer(page, 'en')
  await drawer.open()
  await drawer.more(drawer.items.first()).click()
  await expect(page.locator('[data-bezel-count]')).toHaveText('2')
  await expect(drawer.dialog).toContainText('€')
  const { requests } = await shop.ledger()
  const views = requests.flatMap(({ path }) => /^\/rest\/(\w+)\/V1\/carts\//.exec(path)?.[1] ?? [])
  expect(new Set(views)).toEqual(new Set(['eu']))
})
