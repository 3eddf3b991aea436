import {
  isFlag,
  isKeyed,
  isListOf,
  isMapOf,
  isNumber,
  isShape,
  isText,
  maybe,
  row,
  testParsers,
} from '#test/odd-json.ts'
import { parseRates } from '#delivery/rules/shipping.ts'
import type { ShippingRate } from '#delivery/rules/rate.ts'
import { parseTariffInsurance, type TariffInsurance } from '#delivery/rules/tariff.ts'
import { parseMethods } from '#payment/api/payment-details.ts'
import { hiddenTypes, parsePaymentResult, parseProviderMethods } from '#payment/rules/provider.ts'
import { parseGiftComponents, parseVisitorGift } from '#gifts/rules/gifts.ts'
import { type Offer, parseOffers } from '#offers/rules/offers.ts'
import { parseRewardPoints, parseStoreCredit } from '#discounts/rules/balances.ts'
import { parseCustomer } from './shopper.ts'
import { parseContentBlock } from '#widgets/cms-block/block.ts'
import { parseContext, parseSettings } from '#storefront/rules/context.ts'

const image = { id: isNumber, name: isText, image: isText }
const isTyped = (value: unknown): value is { type: string } => isKeyed(value) && isText(value.type)

const isRate = isShape<ShippingRate>({
  carrier_code: isText,
  method_code: isText,
  carrier_title: maybe(isText),
  method_title: maybe(isText),
  amount: isNumber,
  base_amount: isNumber,
  available: isFlag,
  error_message: maybe(isText),
  price_excl_tax: isNumber,
  price_incl_tax: isNumber,
})
const RATE = {
  carrier_code: 'ups',
  method_code: 'ground',
  carrier_title: 'UPS',
  method_title: '3 days',
  amount: '4.50',
  base_amount: 5,
  available: true,
  error_message: '',
  price_excl_tax: 4,
  price_incl_tax: 5,
}

const OFFER = {
  product_id: 77,
  sku: 'C-1',
  name: 'Charm',
  price: '9.90',
  original_price: 19,
  image: '/c.jpg',
  in_cart: 0,
  is_salable: 1,
  is_free: false,
  min_subtotal: '50',
}
const isOffer = isShape<Offer>({
  product_id: isText,
  sku: isText,
  name: isText,
  price: isNumber,
  original_price: isNumber,
  image: isText,
  in_cart: isFlag,
  is_salable: isFlag,
  is_free: isFlag,
  min_subtotal: isNumber,
})

const isTariff = isShape<TariffInsurance>({
  rules: isListOf(isText),
  estimatedAmounts: isMapOf(isNumber),
})

testParsers([
  row('rates', parseRates, [RATE], isListOf(isRate)),
  row(
    'the tariff insurance',
    parseTariffInsurance,
    { rules: ['US_a_b'], estimatedAmounts: { US_a_b: '3.5' } },
    isTariff,
  ),
  row(
    'payment methods',
    parseMethods,
    [{ code: 'checkmo', title: 'Check' }],
    isListOf(isShape({ code: isText, title: isText })),
  ),
  row(
    'the provider’s methods',
    parseProviderMethods,
    {
      paymentMethodsResponse: { paymentMethods: [{ type: 'scheme' }], storedPaymentMethods: [{ type: 'x' }] },
    },
    (value): value is ReturnType<typeof parseProviderMethods> =>
      isKeyed(value) &&
      isKeyed(value.paymentMethodsResponse) &&
      isListOf(isTyped)(value.paymentMethodsResponse.paymentMethods) &&
      isListOf(isTyped)(value.paymentMethodsResponse.storedPaymentMethods),
  ),
  row(
    'a payment’s result',
    parsePaymentResult,
    { resultCode: 'ChallengeShopper', action: { type: 'threeDS2' } },
    (value): value is ReturnType<typeof parsePaymentResult> =>
      value === undefined || (isKeyed(value) && isText(value.resultCode) && maybe(isTyped)(value.action)),
  ),
  row('hidden types', hiddenTypes, ['klarna_b2b'], isListOf(isText)),
  row(
    'gift boxes and cards',
    parseGiftComponents,
    {
      gift_boxes: [{ id: '3', name: 'Box', image: '/b', price: '2' }],
      message_cards: [{ id: 4, name: 'Card', image: '/c' }],
      message_max_length: '90',
    },
    isShape({
      gift_boxes: isListOf(isShape({ ...image, price: isNumber })),
      message_cards: isListOf(isShape(image)),
      message_max_length: maybe(isNumber),
    }),
  ),
  row(
    'the visitor’s gift',
    parseVisitorGift,
    { eligible: true, title: 'A', image: '/g', description: 'B', received: 0 },
    maybe(isShape({ title: isText, image: isText, description: isText, received: isFlag })),
  ),
  row('offers', parseOffers, [OFFER], isListOf(isOffer)),
  row(
    'reward points',
    parseRewardPoints,
    { customer_reward_points_balance: 5, customer_reward_points_balance_currency: '1.2' },
    isShape({
      balance: isNumber,
      amount: isNumber,
      minBalance: isNumber,
      canSpend: isFlag,
      canEarn: isFlag,
    }),
  ),
  row(
    'store credit',
    parseStoreCredit,
    { customer_store_credit_balance_currency: '4.6' },
    isShape({ balance: isNumber }),
  ),
  row(
    'the customer section',
    parseCustomer,
    { fullname: 'Ann Lee', firstname: 'Ann', countryId: 'US' },
    isShape({ fullname: maybe(isText), firstname: maybe(isText), countryId: maybe(isText) }),
  ),
  row(
    'a content block',
    parseContentBlock,
    { content: '<p>Hi</p>', active: true },
    maybe(isShape({ content: isText })),
  ),
  row(
    'the context',
    parseContext,
    { currencyCode: 'EUR', currencyRate: '0.92', countryId: 'DE', storeCode: 'de' },
    maybe(
      isShape({
        currencyCode: maybe(isText),
        currencyRate: maybe(isNumber),
        countryId: maybe(isText),
        storeCode: maybe(isText),
      }),
    ),
  ),
  row('settings', parseSettings, { prime_sku: 'P', countries: '["DE"]' }, maybe(isKeyed)),
])
