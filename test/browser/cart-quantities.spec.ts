import { expectAccessible } from './accessibility.ts'
import { CartPage } from './cart-page.ts'
import { CheckoutPage } from './checkout.ts'
import { Drawer } from './drawer.ts'
import { whenQuiet } from './rest.ts'
import { expect, test } from './shop.ts'
import { translations } from './translations.ts'

const PENDANT = { sku: 'NK-2' }

test('of thirty clicks the first is sent at once, and the others as one when it is answered', async ({
  shop,
  cart,
}) => {
  await shop.reset({ items: [{ sku: 'EA-1' }] })
  await shop.injectFault({ match: 'PUT *', nth: 1, fault: { kind: 'delay', ms: 2500 } })
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

test('the new total can be read and copied while its figures move', async ({ shop, cart }) => {
  await shop.reset({ items: [PENDANT] })
  await cart.open()
  const read = cart.total.evaluate(
    (total: HTMLElement) =>
      new Promise<string>((resolve) =>
        new MutationObserver(() => {
          if (total.dataset.moving || total.querySelector('[data-moving]')) resolve(total.innerText)
        }).observe(total, { subtree: true, attributes: true }),
      ),
  )
  await cart.more(cart.items.first()).click()
  expect(await read).toBe('$128.00')
})

/** Presses "+" of the first item; nothing to press has moved when the price of one is there. */
async function expectSteady({ page, items, more }: CartPage | Drawer, language: string) {
  await whenQuiet(page)
  const places = () =>
    items
      .locator('button, input, a')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
  const before = await places()
  await more(items.first()).click()
  const words = translations(language, 'cart')('item.amount', { price: '' }).trim()
  await expect(items.first().getByText(words)).toBeVisible()
  expect(await places()).toEqual(before)
}

for (const width of [390, 1024, 1440]) {
  test(`the price of one comes beside the control that was pressed, and moves nothing (${width} px)`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const language of ['en', 'it']) {
      const start = { items: [PENDANT, { sku: 'EA-1' }], locale: language === 'it' ? 'it-IT' : 'en-US' }
      await shop.reset(start)
      await page.goto('/')
      const drawer = new Drawer(page)
      await drawer.open()
      await expectSteady(drawer, language)
      await shop.reset(start)
      const cart = new CartPage(page, language)
      await cart.open()
      await expectSteady(cart, language)
    }
  })
}

test('a quantity out of stock goes back to the last good one, with the reason shown at the item', async ({
  page,
  shop,
  cart,
}) => {
  await shop.reset({ items: [{ sku: 'BR-1', qty: 2 }, PENDANT] })
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

test('a quantity not sent yet is sent before the checkout opens', async ({ page, shop, cart }) => {
  await shop.reset({ items: [PENDANT] })
  await cart.open()
  await cart.more(cart.items.first()).click()
  await cart.root.getByRole('link', { name: 'Go to checkout' }).click()
  await new CheckoutPage(page).expectStep(1)
  await expect(page.locator('[data-widget="checkout"]')).toContainText('$128.00')
  await expect(page.locator('[data-widget="progress"] [aria-current="step"]')).toContainText(
    'Shipping & Payment',
  )
})
