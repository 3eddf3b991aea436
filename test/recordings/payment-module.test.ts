import { expect, it } from 'vitest'
import { ApiError } from '#http/api-error.ts'
import { getCheckoutConfig } from '#cart/api/cart.ts'
import { getPaymentInformation } from '#payment/api/payment.ts'
import { giftCardCalls } from '#payment/provider/gift-cards.ts'
import { officialModule } from '#payment/provider/module.ts'
import { removeStored } from '#payment/provider/stored-cards.ts'
import { isRefusal } from '#payment/state/purchase.ts'
import { moduleCodes } from '#payment/rules/provider.ts'
import { failure, replay } from './replay.ts'
import recorded from '../fixtures/payment-module.json'
import { cancelUnpaid } from '#widgets/order-result/fetch-result.ts'

// The provider's official Magento module, release 9.20.0, as a shop with it answered.

type Name = keyof typeof recorded

const settings = recorded['config-of-customer'].response.body.payment
const provider = officialModule('adyen', settings)

/** The order and the cart that a call was recorded with. */
function orderOf(name: Name) {
  const { path, body } = recorded[name].request as { path: string; body?: { orderId: string } }
  return { orderId: body!.orderId, cart: /guest-carts\/([^/]+)/.exec(path)![1]!, contract: 'module' as const }
}

it('offers a guest what the shop lists, and a customer the stored card, too', async () => {
  replay(recorded['methods-of-guest'], recorded.offered, recorded['methods-of-customer'])
  const guest = { id: orderless('methods-of-guest'), customer: false }
  const query = { country: 'US', locale: 'en-US' }
  const { paymentMethodsResponse } = await provider.getMethods({ cart: guest, ...query })
  const types = paymentMethodsResponse.paymentMethods.map(({ type }) => type)
  const { payment_methods } = await getPaymentInformation({ id: orderless('offered'), customer: false })
  const listed = payment_methods.map(({ code }) => code)
  expect(types).toEqual(['scheme', 'klarna', 'klarna_account'])
  expect(types.every((type) => provider.isPayable(type, listed))).toBe(true)
  expect(provider.isPayable('ideal', listed)).toBe(false)
  const own = await provider.getMethods({ cart: { id: '124', customer: true }, ...query })
  expect(own.paymentMethodsResponse.storedPaymentMethods).toMatchObject([{ brand: 'visa', lastFour: '1111' }])
})

const orderless = (name: Name) => /guest-carts\/([^/]+)/.exec(recorded[name].request.path)![1]!

it.each([
  ['status-authorised', 'Authorised', undefined],
  ['status-refused', 'Refused', undefined],
  ['status-pending', 'Pending', undefined],
  ['status-received', 'Received', undefined],
  ['status-challenged', 'IdentifyShopper', 'threeDS2'],
  ['status-given-up', 'IdentifyShopper', 'threeDS2'],
  ['status-redirect', 'RedirectShopper', 'redirect'],
  ['status-voucher', 'PresentToShopper', 'voucher'],
  ['status-app', 'Pending', 'await'],
] as const)('reads how a payment stands: %s', async (name, resultCode, action) => {
  const sent = replay(recorded[name])
  const result = await provider.getResult(orderOf(name))
  expect([result.resultCode, result.action?.type]).toEqual([resultCode, action])
  expect(sent[0]!.body).toEqual(recorded[name].request.body)
})

it.each(['order-refused', 'order-error', 'order-invalid'] as const)(
  'knows a refusal of the bank: %s',
  (name) => {
    const { status, body } = recorded[name].response
    expect(isRefusal(new ApiError('business', status, { text: body.message }))).toBe(true)
    expect(body.message).toMatch(provider.paymentRefusal)
  },
)

it('tells a challenge that was passed from one that was failed', async () => {
  replay(recorded['details-authorised'], recorded['details-refused'])
  const passed = orderOf('details-authorised')
  expect(await provider.sendDetails(passed, {})).toMatchObject({ resultCode: 'Authorised' })
  const error = await failure<ApiError>(provider.sendDetails(orderOf('details-refused'), {}))
  expect([error.kind, error.status]).toEqual(['business', 400])
})

it('gives up an order that is not paid', async () => {
  replay(recorded['status-challenged'], recorded['details-refused'])
  expect(await cancelUnpaid(provider, orderOf('status-challenged'))).toBeUndefined()
})

it('names the order that waits for its payment beside its cart', async () => {
  replay(recorded['config-after-refusal'], recorded['config-while-challenged'])
  expect((await getCheckoutConfig()).waitingOrderId).toBeUndefined()
  expect((await getCheckoutConfig()).waitingOrderId).toBe(orderOf('status-challenged').orderId)
})

it('pays by a stored card as the shop accepted it, and gives it up', async () => {
  const { paymentMethod } = recorded['order-stored'].request.body
  const { paymentToken } = recorded.deactivate.request.body
  const [order, additional] = provider.toOrder(
    { cart: { id: '124', customer: true }, method: 'adyen_cc', billing: {} as never },
    { paymentMethod: { type: 'scheme', brand: 'visa', storedPaymentMethodId: paymentToken } },
  )
  const { code, publicHash } = Object.values(settings.vault)[0]!.config
  expect([order.method, additional.public_hash]).toEqual([code, publicHash])
  expect(order.method).toBe(paymentMethod.method)
  replay(recorded.deactivate, recorded['deactivate-unknown'])
  expect(await removeStored(provider, paymentToken)).toBe(true)
  expect(await removeStored(provider, 'NOTOKEN')).toBe(false)
})

it('keeps gift cards with the cart, which are not in the list of its methods’ types', async () => {
  const { paymentMethod } = JSON.parse(recorded['gift-card-balance'].request.body.payload) as {
    paymentMethod: object
  }
  const id = orderless('offered-with-gift-cards')
  const { payment_methods } = recorded['offered-with-gift-cards'].response.body
  const listed = payment_methods.map(({ code }) => code)
  expect([
    moduleCodes('adyen', settings)!.ofType('giftcard'),
    provider.isPayable('giftcard', listed),
  ]).toEqual(['adyen_giftcard', true])
  const cards = giftCardCalls('adyen', { id, customer: false })
  const amount = { currency: 'USD', value: 6400 }
  replay(recorded['gift-card-balance'], recorded['gift-card-of-a-wrong-code'], recorded['gift-card-added'])
  const { balance } = await cards.checkBalance(paymentMethod, amount)
  expect(balance).toEqual({ currency: 'USD', value: 5000 })
  expect((await failure<ApiError>(cards.checkBalance(paymentMethod, amount))).status).toBe(500)
  await cards.add({ paymentMethod, giftcard: { balance: balance!, title: 'SVS gift card' } })
  replay(recorded['gift-cards'], recorded['gift-card-removed'], recorded['gift-card-removed-again'])
  const [kept] = await cards.read()
  expect(kept).toEqual({
    id: String(recorded['gift-card-added'].response.body),
    title: 'SVS gift card',
    balance: 5000,
  })
  await cards.remove(kept!.id)
  expect((await failure<ApiError>(cards.remove(kept!.id))).status).toBe(404)
  replay(recorded['gift-cards-none'])
  expect(await cards.read()).toEqual([])
})
