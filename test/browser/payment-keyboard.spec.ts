import type { Page } from 'playwright/test'
import { addresses } from './addresses.ts'
import { cards } from './checkout.ts'
import { Keyboard } from './keyboard.ts'
import { expectSuccessPage, ordersSent, PaymentCheckout } from './payment-page.ts'
import { expect, test } from './shop.ts'
import { enforceStrictPolicy } from './strict-policy.ts'
import { start, redirectMethods } from './redirect-methods.ts'

/** The payment methods, used by keyboard. */
function byKeys(page: Page) {
  const keyboard = new Keyboard(page)
  const checkout = new PaymentCheckout(page)
  const own = page.locator('input[name="bzl-payment-method"]')
  return {
    keyboard,
    checkout,
    async goOn() {
      await keyboard.walkTo(checkout.button('payment.continue'))
      await keyboard.press('Enter')
      await checkout.expectStep(4)
      await keyboard.expectFocus()
      await keyboard.walkTo(checkout.placeButton)
      await keyboard.press('Enter')
    },
    /** Moves down the list of methods by arrow keys. */
    async choose(title: string) {
      await keyboard.walkTo(own.and(page.locator(':checked')))
      while (!(await checkout.method(title).isChecked())) await keyboard.press('ArrowDown')
      await keyboard.expectFocus()
    },
  }
}

const WALKED = ['c_store', 'atome', 'oxxo', 'clearpay', 'paypal_express']

for (const way of redirectMethods.filter(({ code }) => WALKED.includes(code)))
  test(`${way.title} is chosen and paid by without a mouse`, async ({ page, shop }) => {
    await shop.reset(start(way))
    const { checkout, choose, goOn } = byKeys(page)
    await checkout.reachPayment(way.address)
    await choose(way.title)
    await goOn()
    await page.getByRole('button', { name: 'Approve' }).press('Enter')
    await expectSuccessPage(page)
    const { orders } = await shop.ledger()
    expect(orders.map(({ method, state }) => [method, state])).toEqual([[way.code, 'placed']])
  })

test('the card form’s methods, a pay-later company and a check are chosen, left, cancelled and paid by without a mouse', async ({
  page,
  shop,
}) => {
  test.slow()
  await enforceStrictPolicy(page)
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  const { keyboard, checkout, choose, goOn } = byKeys(page)
  const press = async (button: string) => {
    await keyboard.walkTo(page.locator(button))
    await keyboard.press('Enter')
  }

  await checkout.reachPayment(addresses.US)
  await expect(checkout.cardField('CardNumber')).toBeVisible()
  await keyboard.walkTo(checkout.type(/Pay later/))
  await keyboard.press('Enter')
  await expect(checkout.type(/Pay later/)).toBeChecked()
  await goOn()
  await press('button.cancel')
  await press('[data-widget="order-result"] a.bzl-button')
  await checkout.expectBackAtPayment()

  await choose('Afterpay')
  await goOn()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await checkout.expectBackAtPayment()

  await choose('Card')
  await expect(checkout.cardField('SecurityCode')).toBeVisible()
  await checkout.fillCard(cards.challenged)
  await goOn()
  const challenge = page.locator('.adyen-checkout__threeds2__challenge iframe')
  await expect(checkout.challenge.getByRole('button')).toHaveCount(3)
  await expect(page.getByRole('heading', { name: checkout.text('card.challenge') })).toBeFocused()
  const before = (await ordersSent(shop)).length
  await keyboard.press('Enter', 'Space')
  expect(await ordersSent(shop)).toHaveLength(before)
  await keyboard.walkTo(challenge)
  await keyboard.press('Tab', 'Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'OK' })).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.expectFocus()
  await expect(checkout.root.locator(':focus')).toHaveCount(1)
  await checkout.expectStep(3)
  await choose('Check / Money order')
  const owed = await shop.cartTotal()
  await goOn()
  await expectSuccessPage(page)
  const { orders, charges } = await shop.ledger()
  expect(charges).toEqual([])
  expect(orders.filter(({ state }) => state === 'placed')).toMatchObject([
    { method: 'checkmo', grandTotal: owed },
  ])
})

test('a customer’s order that costs nothing after a coupon is placed without a mouse', async ({
  page,
  shop,
}) => {
  await enforceStrictPolicy(page)
  const customer = 'bea@example.com'
  await shop.reset({ customer, items: [{ sku: 'NK-2' }] })
  const { keyboard, checkout, goOn } = byKeys(page)
  await checkout.reachPayment(addresses.US, customer)
  const { panel } = checkout
  await keyboard.walkTo(panel.getByRole('button', { name: 'Have a code?' }))
  await keyboard.press('Enter')
  await keyboard.walkTo(panel.getByRole('textbox', { name: 'Coupon code' }))
  await keyboard.type('GRATIS')
  await keyboard.press('Enter')
  await expect(checkout.method(checkout.text('payment.free'))).toBeChecked()
  await keyboard.expectFocus()
  await goOn()
  await expectSuccessPage(page)
  const { orders, charges } = await shop.ledger()
  expect([orders.map(({ method, grandTotal }) => [method, grandTotal]), charges]).toEqual([[['free', 0]], []])
})
