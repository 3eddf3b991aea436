import fc from 'fast-check'
import { expect, it } from 'vitest'
import { oddJson } from '#test/odd-json.ts'
import { sent, serve } from '#test/fetch-stub.ts'
import { emptyAddress } from '#address/rules/address.ts'
import { changeAddresses, getAddresses } from '#address/api.ts'
import { getCheckoutConfig, getItems, getTotals, getCustomOptions } from './cart.ts'
import { applyRewardPoints, getRewardPoints, getStoreCredit } from '#discounts/api/balances.ts'
import { ApiError } from '#http/api-error.ts'
import { getBlock } from '#widgets/cms-block/block.ts'
import { getContext, getSettings, loadSections } from '#storefront/api/content.ts'
import { login } from '#customer/api/customer.ts'
import { applyCoupon, setPrime } from '#discounts/api/discounts.ts'
import {
  addSpecialOffer,
  getGiftComponents,
  getSpecialOffers,
  getVisitorGift,
  postVisitorEmail,
} from '#gifts/api.ts'
import { openPaypalOrder, updatePaypalOrder, initExpress } from '#express/api/express.ts'
import {
  getPayLaterToken,
  getPaymentInformation,
  placeOrder,
  savePayment,
  approvePaypal,
  getPaypalToken,
} from '#payment/api/payment.ts'
import { extension } from '#payment/provider/extension.ts'
import { estimateRates, saveShipping, totalsInformation } from '#delivery/api/shipping.ts'
import { getStrings } from '#i18n/api.ts'
import { estimateTariff } from '#delivery/api/tariff.ts'
import { getChosenOptions } from '#wishlist/api.ts'
import { runs } from '#test/runs.ts'

const cart = { id: '37', customer: true }
const provider = extension('adyen')
const address = emptyAddress('US')
const rate = { carrier_code: 'ups', method_code: 'ground' }
const totals = { items: [{ item_id: 1 }], total_segments: [{ code: 'grand_total', title: '', value: 1 }] }
const details = { payment_methods: [{ code: 'checkmo', title: 'Check' }], totals }
const approval = { paymentToken: 'EC-7X', payerId: 'P', paypalFundingSource: 'paypal' }
const envelope = { success: true, error: false, message: 'Done', errors: [], token: 'x', redirectUrl: '/x' }
const config = {
  quoteData: { entity_id: '37' },
  quoteItemData: [{ item_id: 1 }],
  totalsData: totals,
  isCustomerLoggedIn: true,
  customerData: { email: 'ann@example.com' },
  payment: { adyen: { clientKey: 'x' } },
  quoteMessages: { 1: 'Only 2 left' },
}

it.each<[name: string, call: () => Promise<unknown>, example: unknown]>([
  ['checkout configuration', getCheckoutConfig, config],
  ['items', getItems, [{ item_id: 1 }]],
  ['totals', () => getTotals(cart), totals],
  ['totals for an address', () => totalsInformation(cart, address, rate), totals],
  ['custom options', () => getCustomOptions(cart), { 1: [{ label: 'Name' }] }],
  ['rates', () => estimateRates(cart, address), [rate]],
  ['payment information', () => getPaymentInformation(cart), details],
  ['shipping information', () => saveShipping(cart, { shipping: address, rate }), details],
  ['order', () => placeOrder(cart, { method: 'checkmo' }), '40'],
  ['saved payment', () => savePayment(cart, { method: 'checkmo' }), true],
  ['context', getContext, { currencyCode: 'EUR' }],
  ['settings', getSettings, { prime_sku: 'P' }],
  ['content block', () => getBlock('promo', 'PC'), { content: 'x', active: true }],
  ['sections', () => loadSections(['customer']), { customer: { fullname: 'Ann' } }],
  ['login', () => login('ann', 'x'), envelope],
  ['coupon', () => applyCoupon(cart, 'SPRING'), { ...envelope, ...totals, coupon_code: 'SPRING' }],
  ['store credit', getStoreCredit, { customer_store_credit_balance_currency: 1 }],
  ['reward points', getRewardPoints, { customer_reward_points_balance: 1 }],
  ['applied points', applyRewardPoints, [{ message: 'Done' }]],
  ['membership', () => setPrime(false), envelope],
  ['offers', () => getSpecialOffers(true), [{ product_id: 1 }]],
  ['added offer', () => addSpecialOffer('1'), envelope],
  ['visitor’s gift', getVisitorGift, { eligible: true }],
  ['visitor’s e-mail', () => postVisitorEmail('ann@example.com'), envelope],
  ['gift boxes', getGiftComponents, { gift_boxes: [{ id: 1 }], message_cards: [{ id: 1 }] }],
  ['tariff estimate', () => estimateTariff('US', ['a_b']), { ...envelope, rules: ['US_a_b'] }],
  ['pay-later token', () => getPayLaterToken('afterpay', address, ''), envelope],
  ['PayPal token', () => getPaypalToken(cart), envelope],
  ['PayPal approval', () => approvePaypal(approval), envelope],
  [
    'provider’s methods',
    () => provider.getMethods({ cart, country: 'DE', locale: 'de-DE' }),
    { paymentMethodsResponse: { paymentMethods: [{ type: 'scheme' }] } },
  ],
  [
    'cart for one product',
    () => initExpress('adyen', { product: 57, qty: 1 }, cart),
    {
      masked_quote_id: 'm',
      is_virtual_quote: false,
      totals,
      adyen_payment_methods: { methods_response: [] },
    },
  ],
  [
    'PayPal’s order',
    () => openPaypalOrder('adyen', cart, {}),
    '{"resultCode":"Pending","action":{"type":"sdk"}}',
  ],
  [
    'update of PayPal’s order',
    () => updatePaypalOrder('adyen', cart, { paymentData: 'x', currency: 'EUR' }),
    { status: 'success', paymentData: 'y' },
  ],
  ['payment result', () => provider.getResult({ orderId: '40', cart: '37' }), { resultCode: 'Authorised' }],
  ['hidden types', () => provider.getHiddenTypes(), ['klarna_b2b']],
  ['forced card', () => provider.isCardForced(), { enabled: true }],
])('a response for %s is read or refused as an ApiError, whatever it holds', async (_name, call, example) => {
  serve(example)
  await call()
  await fc.assert(
    fc.asyncProperty(oddJson(example), async (response) => {
      serve(response ?? null)
      await call().catch((error: unknown) => expect(error).toBeInstanceOf(ApiError))
    }),
    { numRuns: runs(100) },
  )
})

const customer = { id: 5, addresses: [{ id: 1 }] }
const information = () => getPaymentInformation(cart)

it.each<[name: string, call: () => Promise<unknown>, broken: unknown[]]>([
  ['no cart', getCheckoutConfig, [[], null, 'x', { items: 'x' }, { ...config, quoteItemData: 'x' }]],
  ['no items', getItems, ['x', 7, true, { items: 'x' }, { message: 'x' }]],
  ['a cart that costs nothing', () => getTotals(cart), [[], null, 'x', { ...totals, items: 'x' }]],
  ['no rates', () => estimateRates(cart, address), ['x', true, { items: 'x' }]],
  ['no ways to pay', information, [[], { totals, payment_methods: 'x' }, { totals, payment_methods: ['x'] }]],
  ['a guest', () => loadSections(['customer']), [[], null, 'x', { items: 'x' }]],
  ['no address book', getAddresses, ['x', true, { items: 'x' }]],
  ['no offers', () => getSpecialOffers(true), ['x', { items: 'x' }]],
  ['no store credit', getStoreCredit, ['x', [1]]],
  ['no points', getRewardPoints, ['x', [1]]],
  ['no options', () => getCustomOptions(cart), ['x', [1]]],
  ['no gift boxes', getGiftComponents, ['x', [1]]],
  ['no choice for the wish list', () => getChosenOptions(cart, '1'), ['x', { items: 'x' }]],
])('a response of another shape is a failure, and not read as %s', async (_name, call, broken) => {
  for (const response of broken) {
    serve(response)
    await expect(call(), JSON.stringify(response)).rejects.toMatchObject({ kind: 'server' })
  }
})

it('an address book is not written back where the customer was not read', async () => {
  for (const response of [[], null, 'x', { items: 'x' }]) {
    serve(response)
    await expect(changeAddresses(() => [])).rejects.toMatchObject({ kind: 'server' })
  }
  expect(sent.every(({ method }) => method === 'GET')).toBe(true)
  serve(customer)
  await changeAddresses((addresses) => addresses)
  expect(sent.at(-1)).toMatchObject({ method: 'PUT' })
})

it('keeps texts alone of a file of strings', () =>
  fc.assert(
    fc.asyncProperty(oddJson({ a: 'Warenkorb' }), async (file) => {
      serve(file ?? null)
      const strings = await getStrings('de', 'cart').catch(() => ({}))
      expect(Object.values(strings).every((text) => typeof text === 'string')).toBe(true)
    }),
    { numRuns: runs(100) },
  ))

it('places no order for a response that is no id', async () => {
  for (const response of [false, true, null, [], {}]) {
    serve(response)
    await expect(placeOrder(cart, { method: 'checkmo' })).rejects.toMatchObject({ kind: 'server' })
  }
})
