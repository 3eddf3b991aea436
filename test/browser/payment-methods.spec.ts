import type { Page } from 'playwright/test'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import {
  answerOnPaymentPage,
  expectSuccessPage,
  ordersSent,
  type PaymentCheckout,
  stubPaypal,
} from './payment-page.ts'
import { expect, type Shop, test } from './shop.ts'
import { enforceStrictPolicy } from './strict-policy.ts'
import { start, type RedirectMethod, redirectMethods } from './redirect-methods.ts'
import { soakUnless } from './soak.ts'

const BEA = 'bea@example.com'

/** The amount on the button is the shop's total before the order is sent. */
async function orderWith(checkout: PaymentCheckout, shop: Shop, way: RedirectMethod): Promise<number> {
  await checkout.choose(way.title)
  await expect(checkout.step.getByText(way.hint).first()).toBeVisible()
  await checkout.review()
  const owed = await checkout.expectAmountInButton(shop)
  await checkout.placeButton.click()
  return owed
}

async function comeToNothing(checkout: PaymentCheckout, shop: Shop, way: RedirectMethod, page: Page) {
  for (const reply of ['Cancel', 'Let it fail'] as const) {
    await orderWith(checkout, shop, way)
    await answerOnPaymentPage(page, reply)
    await checkout.expectBackAtPayment()
  }
}

for (const [place, way] of redirectMethods.entries()) {
  test(`a guest pays by ${way.title} in ${way.currency}`, async ({ page, shop, checkout }) => {
    const tightened = await enforceStrictPolicy(page)
    await shop.reset(start(way))
    await checkout.reachPayment(way.address)
    const owed = await orderWith(checkout, shop, way)
    await answerOnPaymentPage(page, 'Approve')
    await expectSuccessPage(page)
    const order = await shop.expectOneOrder(owed, way.currency)
    expect([order.method, order.email]).toEqual([way.code, 'ada@example.com'])
    expect(tightened).toEqual(['/checkout', '/checkout/onepage/success/'])
  })

  test(
    `a guest who cancels at ${way.title}, or fails there, can pay by another method`,
    soakUnless(place % 2 === 0),
    async ({ page, shop, checkout }) => {
      await shop.reset(start(way))
      await checkout.reachPayment(way.address)
      await comeToNothing(checkout, shop, way, page)
      const owed = await shop.cartTotal()
      await checkout.payOtherwise()
      const { orders, charges } = await shop.ledger()
      const placed = orders.filter(({ state }) => state === 'placed')
      expect(placed).toMatchObject([{ method: 'checkmo', grandTotal: owed }])
      expect(charges).toEqual([])
    },
  )

  test(
    `a customer cancels at ${way.title}, fails there, and pays by it in the end`,
    soakUnless(place % 2 === 1),
    async ({ page, shop, checkout }) => {
      await shop.reset(start(way, { customer: BEA }))
      await checkout.reachPayment(way.address, BEA)
      await comeToNothing(checkout, shop, way, page)
      const owed = await orderWith(checkout, shop, way)
      await answerOnPaymentPage(page, 'Approve')
      await expectSuccessPage(page)
      const order = await shop.expectOneOrder(owed, way.currency)
      expect([order.method, order.email]).toEqual([way.code, BEA])
    },
  )
}

test('PayPal’s own button replaces ours, shows what PayPal refuses, and can be cancelled', async ({
  page,
  shop,
  checkout,
}) => {
  await enforceStrictPolicy(page)
  await stubPaypal(page)
  await shop.reset(start(redirectMethods[0]!))
  await checkout.reachPayment(addresses.NL)
  await checkout.choose('PayPal Express Checkout')
  await checkout.review()
  await expect(checkout.placeButton).toHaveCount(0)
  const total = checkout.step.locator('.bzl-checkout__total')
  await expect(total).toHaveText(`Total€${((await shop.cartTotal())! / 100).toFixed(2)}`)
  const button = (name: 'agree' | 'give up') => page.getByRole('button', { name: `PayPal: ${name}` })

  const refused = { success: false, error_message: 'PayPal is <b>resting</b>.' }
  await shop.injectFault({
    match: 'GET *getTokenData*',
    times: 1,
    fault: { kind: 'wrong-shape', body: refused },
  })
  await button('agree').click()
  await expect(checkout.step.getByText('PayPal is <b>resting</b>.')).toBeVisible()

  await button('give up').click()
  await expect(checkout.root.locator('.bzl-spinner')).toHaveCount(0)
  expect((await shop.ledger()).orders).toEqual([])
  await checkout.changePayment()
  await checkout.choose('Check / Money order')
  await checkout.review()
  await expect(checkout.placeButton).toBeVisible()

  await checkout.changePayment()
  await checkout.choose('PayPal Express Checkout')
  await checkout.review()
  const owed = await shop.cartTotal()
  await button('agree').click()
  await expectSuccessPage(page)
  await shop.expectOneOrder(owed!, 'EUR')
})

test('an after-pay refusal is shown at the button, which works again', async ({ page, shop, checkout }) => {
  await shop.reset(start(redirectMethods[2]!))
  await checkout.reachPayment(addresses.US)
  await checkout.choose('Afterpay')
  await expect(checkout.step.locator('.bzl-checkout__instalments li')).toHaveText([
    /today/,
    /in 2 weeks/,
    /in 4 weeks/,
    /in 6 weeks/,
  ])
  await expectAccessible(page, 'Afterpay')
  await checkout.review()
  const body = { success: false, message: 'Afterpay cannot take this order.' }
  await shop.injectFault({
    match: 'POST /afterpay/payment/process',
    times: 1,
    fault: { kind: 'wrong-shape', body },
  })
  await checkout.placeButton.click()
  await expect(checkout.step.getByText(body.message)).toBeVisible()
  await shop.injectFault({
    match: 'POST /afterpay/payment/process',
    times: 1,
    fault: { kind: 'wrong-shape', body: { success: true, token: '' } },
  })
  await checkout.placeButton.click()
  await expect(checkout.step.getByText(checkout.text('place-order.failed'))).toBeVisible()
  await checkout.placeButton.click()
  await answerOnPaymentPage(page, 'Approve')
  await expectSuccessPage(page)
})

test('the convenience store’s form counts characters, shows errors, and sends name and telephone with the order', async ({
  page,
  shop,
  checkout,
}) => {
  const way = redirectMethods[5]!
  await shop.reset(start(way))
  await checkout.reachPayment(way.address)
  await checkout.choose(way.title)
  const field = (name: string) => checkout.step.locator(`input[name="${name}"]`)
  await field('name').fill('A name that is far too long for it')
  await field('phone').fill('123')
  await expect(checkout.step.getByText('34 of 20')).toBeVisible()
  await checkout.button('payment.continue').click()
  await expect(checkout.step.getByText('Please enter less or equal than 20 symbols.').first()).toBeVisible()
  await expect(checkout.step.getByText('Please enter more or equal than 10 symbols.').first()).toBeVisible()
  await expectAccessible(page, 'the store’s form with errors')
  expect(await ordersSent(shop)).toEqual([])
  await field('name').fill('山田 花子')
  await field('phone').fill('03-1234-5678')
  await checkout.review()
  await checkout.placeButton.click()
  await answerOnPaymentPage(page, 'Approve')
  const [sent] = await ordersSent(shop)
  expect(
    (JSON.parse(sent!.body) as { paymentMethod: { additional_data: object } }).paymentMethod.additional_data,
  ).toEqual({
    cstore_name: '山田 花子',
    cstore_phone: '0312345678',
  })
})
