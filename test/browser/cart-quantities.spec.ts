import { expectAccessible } from './accessibility'
import { CartPage } from './cart-page'
import { CheckoutPage } from './checkout'
import { expect, test } from './shop'

const PENDANT = { sku: 'NK-2' }

test('of thirty clicks the first is sent at once, and the others as one when it is answered', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: [{ sku: 'EA-1' }] })
  await shop.injectFault({ match: 'PUT *', nth: 1, fault: { kind: 'delay', ms: 2500 } })
  const cart = new CartPage(page)
  await cart.open()
  await cart.more(cart.items.first()).evaluate(async (button: HTMLElement) => {
    for (let click = 0; click < 30; click++) {
      button.click()
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  })
  await expect(cart.quantity(cart.items.first())).toHaveValue('31')
  await cart.expectSameAsShop(shop)
  expect((await shop.ledger()).carts.find(({ active }) => active)!.items).toMatchObject([{ qty: 31 }])
  const sent = (await shop.ledger()).requests.filter(({ method }) => method === 'PUT')
  expect(sent.map(({ body }) => (JSON.parse(body) as { cartItem: { qty: number } }).cartItem.qty)).toEqual([
    2, 31,
  ])
})

test('a quantity out of stock goes back to the last good one, with the reason shown at the item', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: [{ sku: 'BR-1', qty: 2 }, PENDANT] })
  const cart = new CartPage(page)
  await cart.open()
  const bracelet = cart.item('Tennis Bracelet')
  await cart.quantity(bracelet).fill('9')
  await cart.quantity(bracelet).blur()
  await expect(bracelet).toContainText('The requested qty is not available')
  await expect(cart.quantity(bracelet)).toHaveValue('2')
  await expect(cart.quantity(bracelet)).toHaveAccessibleDescription('The requested qty is not available')
  await expect(cart.item('Moon Pendant')).not.toContainText('not available')
  await expectAccessible(page, 'a refused quantity')
  await cart.expectSameAsShop(shop)
})

test('a quantity not sent yet is sent before the checkout opens', async ({ page, shop }) => {
  await shop.reset({ items: [PENDANT] })
  const cart = new CartPage(page)
  await cart.open()
  await cart.more(cart.items.first()).click()
  await cart.root.getByRole('link', { name: 'Go to checkout' }).click()
  await new CheckoutPage(page).expectStep(1)
  await expect(page.locator('[data-widget="checkout"]')).toContainText('$128.00')
  await expect(page.locator('[data-widget="progress"] [aria-current="step"]')).toContainText(
    'Shipping & Payment',
  )
})
