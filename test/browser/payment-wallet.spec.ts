import type { Page } from 'playwright/test'
import { addresses } from './addresses.ts'
import { expectSuccessPage } from './payment-page.ts'
import { expect, test } from './shop.ts'
import { enforceStrictPolicy } from './strict-policy.ts'

interface GooglePayRequest {
  transactionInfo: { totalPrice: string; currencyCode: string }
  merchantInfo: { merchantId: string }
  allowedPaymentMethods: { tokenizationSpecification: { parameters: { gatewayMerchantId: string } } }[]
}

/** Stubs Google's script: a payment sheet that approves at once. Returns the requests it got. */
async function stubGooglePay(page: Page) {
  const requests: GooglePayRequest[] = []
  await page.exposeFunction('collectRequest', (request: GooglePayRequest) => void requests.push(request))
  await page.addInitScript(() => {
    const { collectRequest } = window as unknown as { collectRequest(request: unknown): Promise<void> }
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
        await collectRequest(request)
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
  return requests
}

test('Google Pay gets the total after a coupon, with the names of shop and provider', async ({
  page,
  shop,
  checkout,
}) => {
  await enforceStrictPolicy(page)
  const requests = await stubGooglePay(page)
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
  expect(requests).toMatchObject([
    {
      transactionInfo: { totalPrice: String(owed / 100), currencyCode: 'USD' },
      merchantInfo: { merchantId: 'BEZELDEMO0000000' },
      allowedPaymentMethods: [
        { tokenizationSpecification: { parameters: { gatewayMerchantId: 'DemoMerchant' } } },
      ],
    },
  ])
})
