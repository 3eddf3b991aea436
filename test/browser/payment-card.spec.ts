import type { Page } from 'playwright/test'
import { addresses } from './addresses'
import { expectNoBarriers } from './barriers'
import { cards } from './checkout'
import { expectThanks, PaymentCheckout } from './payment-page'
import { expect, test } from './shop'
import { tighten } from './strict-policy'

const PENDANT = { sku: 'NK-2' }
const EARRINGS = { sku: 'EA-1', qty: 2 }

test('Klarna says what it saves and when it is due, and asks on its own page', async ({ page, shop }) => {
  const tightened = await tighten(page)
  await shop.enter({ items: [PENDANT, EARRINGS], currency: 'EUR', country: 'NL' })
  const checkout = new PaymentCheckout(page)
  await checkout.reachPayment(addresses.NL)
  const saving = checkout.step.locator('.bzl-checkout__discount')
  const parts = checkout.step.locator('.bzl-checkout__parts li')
  await expect(checkout.cardField('CardNumber')).toBeVisible()
  await expect(saving).toHaveCount(0)

  await checkout.type(/Pay now/).click()
  await expect(saving).toContainText('5.00')
  await expect(parts).toHaveCount(0)
  await checkout.type(/Pay over time/).click()
  await expect(saving).toContainText('5.00')
  await expect(parts).toHaveText([/today/, /in 30 days/, /in 60 days/])
  await checkout.type(/Pay later/).click()
  await expect(checkout.step.getByText(/in 30 days/)).toBeVisible()
  await expectNoBarriers(page, 'Klarna')
  await checkout.type(/^Cards/).click()
  await expect(saving).toHaveCount(0)

  for (const [answer, title, onward] of [
    ['cancel', 'You cancelled the payment', 'Back to checkout'],
    ['decline', 'The payment is REFUSED.', 'Choose another way to pay'],
  ] as const) {
    await checkout.type(/Pay later/).click()
    await checkout.review()
    await checkout.placeButton.click()
    await page.locator(`button.${answer}`).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.getByRole('link', { name: onward }).click()
    await checkout.expectBackAtPayment()
    expect((await shop.ledger()).charges).toEqual([])
  }

  const owed = await shop.cartTotal()
  await checkout.type(/Pay over time/).click()
  await checkout.review()
  await checkout.placeButton.click()
  await page.locator('button.approve').click()
  await expectThanks(page)
  await shop.expectOneOrder(owed!, 'EUR')
  const pages = ['/checkout', '/checkout/onepage/result', '/checkout/onepage/success']
  expect(tightened.map((path) => path.replace(/\/$/, ''))).toEqual(expect.arrayContaining(pages))
})

test('what the shop and the bank answer is told, and leaves a way to pay as long as nothing is ordered', async ({
  page,
  shop,
}) => {
  await shop.enter({ items: [PENDANT] })
  const checkout = new PaymentCheckout(page)
  await checkout.reachReview(addresses.US, cards.broken)
  const modal = page.getByRole('alertdialog')
  const body = { message: 'Sold out: %name', parameters: { name: '<b>Moon</b>' } }
  const fault = { kind: 'status', status: 400, body }
  await shop.mood({ match: 'POST *payment-information', times: 1, fault })
  await checkout.placeButton.click()
  await expect(modal).toContainText('Sold out: <b>Moon</b>')
  await page.keyboard.press('Escape')
  for (const next of [cards.cancelled, cards.pending]) {
    await checkout.placeButton.click()
    await expect(modal).toContainText(checkout.word('place.failed'))
    await page.keyboard.press('Escape')
    await checkout.changePayment()
    await checkout.finishPayment(next)
  }
  await checkout.placeButton.click()
  await expect(page.getByRole('heading', { name: 'Your payment is still under way' })).toBeVisible()
  const { orders, charges } = await shop.ledger()
  expect(orders.map(({ state }) => state)).toEqual(['canceled', 'canceled', 'placed'])
  expect(charges).toEqual([])
  await expect(page.locator('[data-cart-count]')).toHaveText('0')
})

test('what a shopper has typed into the card form survives every discount, and the amount in the button follows', async ({
  page,
  shop,
}) => {
  await shop.enter({ customer: 'ann@example.com', items: [PENDANT, EARRINGS] })
  const checkout = new PaymentCheckout(page)
  await checkout.open()
  await checkout.button('address.deliver').click()
  await checkout.expectStep(2)
  await checkout.finishShipping()

  const forget = checkout.step.getByRole('button', { name: 'Remove', exact: true })
  await forget.click()
  await checkout.step.getByRole('button', { name: 'Yes, remove' }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Successfully Deleted')
  await expect(forget).toHaveCount(0)
  await checkout.type(/^Cards/).click()
  await checkout.fillCard(cards.good)
  const frames = page.locator('[data-cse] iframe')
  await frames.evaluateAll((all) => all.forEach((frame) => frame.setAttribute('data-before', '')))
  const count = await frames.count()

  const { panel } = checkout
  await panel.getByRole('button', { name: 'Have a code?' }).click()
  await panel.getByRole('textbox', { name: 'Coupon code' }).fill('SPRING')
  await panel.getByRole('textbox', { name: 'Coupon code' }).press('Enter')
  await checkout.expectTotalOf(shop, 'a coupon')
  await panel.getByRole('button', { name: 'Add a gift card' }).click()
  await panel.getByRole('textbox', { name: 'Gift card code' }).fill('ABCD1234EFGH')
  await panel.getByRole('textbox', { name: 'Gift card code' }).press('Enter')
  await checkout.expectTotalOf(shop, 'a gift card')
  await checkout.review()
  await checkout.expectAmountInButton(shop)
  await panel.getByRole('switch', { name: 'Use store credit' }).click()
  await checkout.expectTotalOf(shop, 'credit')
  await checkout.expectAmountInButton(shop)
  await panel.getByRole('switch', { name: 'Use reward points' }).click()
  await checkout.expectTotalOf(shop, 'points')
  await checkout.expectAmountInButton(shop)

  await checkout.changePayment()
  expect(await page.locator('[data-cse] iframe[data-before]').count()).toBe(count)
  await expect(checkout.cardField('CardNumber')).toHaveValue(/4111/)
  await checkout.review()
  const owed = await checkout.expectAmountInButton(shop)
  await checkout.placeButton.click()
  await expectThanks(page)
  await shop.expectOneOrder(owed, 'USD')
  const { requests } = await shop.ledger()
  const forgotten = requests.filter(({ path }) => path.includes('disable-recurring-contract'))
  expect(forgotten.map(({ method, status }) => [method, status])).toEqual([['POST', 200]])
})

interface Asked {
  transactionInfo: { totalPrice: string; currencyCode: string }
  merchantInfo: { merchantId: string }
  allowedPaymentMethods: { tokenizationSpecification: { parameters: { gatewayMerchantId: string } } }[]
}

/** Stands in for Google's script: a sheet in which the shopper agrees at once. Gives what it was asked. */
async function putGoogleOnPage(page: Page) {
  const asked: Asked[] = []
  await page.exposeFunction('tellAsked', (request: Asked) => void asked.push(request))
  await page.addInitScript(() => {
    const { tellAsked } = window as unknown as { tellAsked(request: unknown): Promise<void> }
    class PaymentsClient {
      constructor(
        private readonly options: {
          paymentDataCallbacks: { onPaymentAuthorized(data: object): Promise<unknown> }
        },
      ) {}
      isReadyToPay = () => Promise.resolve({ result: true, paymentMethodPresent: true })
      createButton = () => document.createElement('button')
      prefetchPaymentData = () => undefined
      async loadPaymentData(request: unknown) {
        await tellAsked(request)
        const paymentMethodData = {
          info: { cardNetwork: 'VISA', cardDetails: '1111' },
          tokenizationData: { token: '{"demo":"token"}', type: 'PAYMENT_GATEWAY' },
        }
        await this.options.paymentDataCallbacks.onPaymentAuthorized({ paymentMethodData })
        return { paymentMethodData }
      }
    }
    Object.assign(window, { google: { payments: { api: { PaymentsClient } } } })
  })
  return asked
}

test('Google Pay is asked for the total after a coupon, in the name of the shop and its provider', async ({
  page,
  shop,
}) => {
  await tighten(page)
  const asked = await putGoogleOnPage(page)
  await page.route('**/payment/methods', async (route) => {
    const answer = await (await route.fetch()).json()
    const configuration = { merchantId: '0', gatewayMerchantId: 'DemoMerchant' }
    answer.paymentMethodsResponse.paymentMethods.push({
      type: 'googlepay',
      name: 'Google Pay',
      configuration,
    })
    await route.fulfill({ json: answer })
  })
  await shop.enter({ items: [PENDANT] })
  const checkout = new PaymentCheckout(page)
  await checkout.reachPayment(addresses.US)
  await checkout.type(/Google Pay/).click()
  await checkout.panel.getByRole('button', { name: 'Have a code?' }).click()
  await checkout.panel.getByRole('textbox', { name: 'Coupon code' }).fill('SPRING')
  await checkout.panel.getByRole('textbox', { name: 'Coupon code' }).press('Enter')
  await checkout.expectTotalOf(shop, 'a coupon')
  await checkout.review()
  const owed = (await shop.cartTotal())!
  await checkout.placeButton.click()
  await expectThanks(page)
  await shop.expectOneOrder(owed, 'USD')
  expect(asked).toMatchObject([
    {
      transactionInfo: { totalPrice: String(owed / 100), currencyCode: 'USD' },
      merchantInfo: { merchantId: 'BEZELDEMO0000000' },
      allowedPaymentMethods: [
        { tokenizationSpecification: { parameters: { gatewayMerchantId: 'DemoMerchant' } } },
      ],
    },
  ])
})
