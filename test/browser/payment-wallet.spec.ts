import type { Page } from 'playwright/test'
import { addresses } from './addresses'
import { expectSuccessPage, PaymentCheckout } from './payment-page'
import { expect, test } from './shop'
import { enforceStrictPolicy } from './strict-policy'

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
  await enforceStrictPolicy(page)
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
  await shop.reset({ items: [{ sku: 'NK-2' }] })
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
  await expectSuccessPage(page)
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
