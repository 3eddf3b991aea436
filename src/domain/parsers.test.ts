import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  isFlag,
  isKeyed,
  isListOf,
  isMapOf,
  isNumber,
  isShape,
  isText,
  type Is,
  maybe,
  oddJson,
} from '../../test/odd-json'
import { parseItems, parseQuote, type Quote, type QuoteItem } from './cart/cart'
import { type CustomOption, parseCustomOptions } from './cart/item-options'
import { parseSectionItems } from './cart/section-items'
import { parseRates, type ShippingRate } from './delivery/rate'
import { parseTariffInsurance, type TariffInsurance } from './delivery/tariff'
import { parseMethods } from './payment/payment-details'
import { hiddenTypes, parsePaymentResult, parseProviderMethods } from './payment/provider'
import { parseGiftComponents, parseVisitorGift } from './promotions/gifts'
import { type Offer, parseOffers } from './promotions/offers'
import { parseRewardPoints } from './promotions/points'
import { parseStoreCredit } from './promotions/store-credit'
import { parseCustomer } from './shopper'
import { parseContentBlock } from './site/content-block'
import { parseContext } from './site/context'
import { parseSettings } from './site/settings'
import { runs } from '../../test/runs'

const image = { id: isNumber, name: isText, image: isText }
const isTyped = (value: unknown): value is { type: string } => isKeyed(value) && isText(value.type)
const isGift = isShape({ gift_boxes: isListOf(isNumber), card_id: maybe(isNumber), message: isText })

const isItem = isShape<QuoteItem>({
  item_id: isText,
  product_id: maybe(isText),
  name: isText,
  sku: isText,
  qty: isNumber,
  is_qty_decimal: maybe((value): value is true => value === true),
  price: isNumber,
  base_price: isNumber,
  price_incl_tax: isNumber,
  row_total: isNumber,
  row_total_incl_tax: isNumber,
  base_row_total_incl_tax: isNumber,
  discount_amount: isNumber,
  base_discount_amount: isNumber,
  is_virtual: isFlag,
  product_type: isText,
  thumbnail: isText,
  url: maybe(isText),
  message: isText,
  options: isListOf(isShape({ label: isText, value: isText })),
  additional_data: isShape({
    unit_price: maybe(isNumber),
    options: maybe(
      isShape({
        special_offer: maybe(isShape({ price_type: maybe(isNumber) })),
        cropper: (_value: unknown): _value is unknown => true,
        imageHash: maybe(isText),
        imgUrl_3d: maybe(isText),
        options: maybe(isListOf(isShape({ info: maybe(isShape({ color: maybe(isText) })) }))),
      }),
    ),
    item_gift: maybe(isMapOf(isGift)),
  }),
  product: isShape({
    attribute_set_id: isNumber,
    created_at: isText,
    sku: isText,
    thumbnail: isText,
    erp_extra: isShape({ brand: maybe(isText), lead_time: maybe(isNumber) }),
    has_options: maybe((value: unknown): value is true => value === true),
    only_x_left_in_stock: maybe(isNumber),
    is_returnable: maybe((value: unknown): value is 0 => value === 0),
  }),
})
const ITEM = {
  item_id: '391',
  product_id: 55,
  name: 'Name Necklace',
  sku: 'NN-1',
  qty: 2,
  price: '50.0000',
  base_price: 54,
  price_incl_tax: 54.75,
  row_total_incl_tax: 109.5,
  discount_amount: 10,
  base_discount_amount: 11,
  is_virtual: '0',
  product_type: 'simple',
  thumbnail: '/nn1.jpg',
  url: '/nn-1',
  message: '',
  options: [{ label: 'Metal', value: ['Gold', 'Silver'] }],
  additional_data: {
    unit_price: 54,
    options: {
      special_offer: { price_type: '2' },
      cropper: { url: '/x' },
      imageHash: 'ab',
      imgUrl_3d: '',
      options: [{ info: { color: 'rose' } }],
    },
    item_gift: { 0: { gift_boxes: ['3'], card_id: 4, message: 'Hi' } },
  },
  product: {
    attribute_set_id: '15',
    created_at: '2022-03-01 10:00:00',
    sku: 'NN-1',
    thumbnail: '/n.jpg',
    erp_extra: { brand: 'A' },
  },
}

const isQuote = isShape<Quote>({
  entity_id: isText,
  customer_email: isText,
  coupon_code: isText,
  is_virtual: isFlag,
  items_count: isNumber,
  items_qty: isNumber,
  subtotal: isNumber,
  base_subtotal: isNumber,
  grand_total: isNumber,
  base_grand_total: isNumber,
  base_currency_code: isText,
  quote_currency_code: isText,
  base_to_quote_rate: isNumber,
})
const QUOTE = {
  entity_id: 'a1',
  customer_email: 'ann@example.com',
  coupon_code: null,
  is_virtual: 0,
  items_count: 1,
  items_qty: '2.0000',
  subtotal: 100,
  base_subtotal: 100,
  grand_total: 110,
  base_grand_total: 110,
  base_currency_code: 'USD',
  quote_currency_code: 'EUR',
  base_to_quote_rate: '0.92',
}

const SECTION = {
  items: [
    {
      item_id: '391',
      product_id: '55',
      product_price_value: 50,
      product_name: 'Necklace',
      product_sku: 'NN-1',
      qty: 1,
      product_type: 'simple',
      product_image: { src: '/n.jpg' },
      product_has_url: true,
      product_url: '/nn-1',
      options: [{ label: 'Metal', value: 'Gold' }],
    },
  ],
}

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
  url: '/c-1',
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
  url: isText,
  in_cart: isFlag,
  is_salable: isFlag,
  is_free: isFlag,
  min_subtotal: isNumber,
})

const OPTION = { option_id: 5, label: 'Name', value: 'Ann', print_value: 'Ann', option_type: 'field' }
const isOption = isShape<CustomOption>({
  option_id: isText,
  label: isText,
  value: isText,
  print_value: isText,
  option_type: isText,
})

const isTariff = isShape<TariffInsurance>({
  rules: isListOf(isText),
  estimatedAmounts: isMapOf(isNumber),
  applied: isFlag,
})

type Row = readonly [name: string, parse: (raw: unknown) => unknown, example: unknown, is: Is<unknown>]
const row = <T>(name: string, parse: (raw: unknown) => T, example: unknown, is: Is<T>): Row => [
  name,
  parse,
  example,
  is,
]

it.each([
  row('items', parseItems, [ITEM], isListOf(isItem)),
  row('items of the cart section', parseSectionItems, SECTION, isListOf(isItem)),
  row('a quote', parseQuote, QUOTE, maybe(isQuote)),
  row(
    'custom options',
    parseCustomOptions,
    [{ item_id: 391, options: [OPTION] }],
    isMapOf(isListOf(isOption)),
  ),
  row('custom options by item', parseCustomOptions, { 391: [OPTION] }, isMapOf(isListOf(isOption))),
  row('rates', parseRates, [RATE], isListOf(isRate)),
  row(
    'the tariff insurance',
    parseTariffInsurance,
    { rules: ['US_a_b'], estimatedAmounts: { US_a_b: '3.5' }, applied: 0 },
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
      maybe(isListOf(isTyped))(value.paymentMethodsResponse.paymentMethods) &&
      maybe(isListOf(isTyped))(value.paymentMethodsResponse.storedPaymentMethods),
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
      gift_boxes: [{ id: '3', name: 'Box', image: '/b', price: '2', is_default: 1 }],
      message_cards: [{ id: 4, name: 'Card', image: '/c' }],
      message_max_length: '90',
    },
    isShape({
      gift_boxes: isListOf(isShape({ ...image, price: isNumber, is_default: isFlag })),
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
    { customer_store_credit_balance: 5, customer_store_credit_balance_currency: '4.6' },
    isShape({ base: isNumber, balance: isNumber }),
  ),
  row(
    'the customer section',
    parseCustomer,
    { fullname: 'Ann Lee', firstname: 'Ann', countryId: 'US' },
    isShape({ fullname: maybe(isText), firstname: maybe(isText), countryId: maybe(isText) }),
  ),
  row(
    'a content block',
    (raw) => parseContentBlock('promo', raw),
    { title: 'T', content: '<p>Hi</p>', active: true },
    maybe(isShape({ identifier: isText, title: isText, content: isText })),
  ),
  row(
    'the context',
    parseContext,
    { locale: 'de_DE', currencyCode: 'EUR', currencyRate: '0.92', device: 'PC', countryId: 'DE' },
    maybe(
      isShape({
        locale: maybe(isText),
        currencyCode: maybe(isText),
        currencyRate: maybe(isNumber),
        device: maybe(isText),
        baseCurrencyCode: maybe(isText),
        countryId: maybe(isText),
        storeCode: maybe(isText),
      }),
    ),
  ),
  row('settings', parseSettings, { prime_sku: 'P', countries: '["DE"]' }, maybe(isKeyed)),
])('%s keep their types, whatever the shop puts in place of a field', (_name, parse, example, is) => {
  expect(is(parse(example))).toBe(true)
  fc.assert(
    fc.property(oddJson(example), (response) => is(parse(response))),
    { numRuns: runs(200) },
  )
})
