import type { PaymentMethodsResponse } from '@adyen/adyen-web'
import { describe, expect, it } from 'vitest'
import { parseTotals } from '#cart/rules/parse-totals.ts'
import { isFlag, isKeyed, isListOf, isShape, isText, maybe, row, testParsers } from '#test/odd-json.ts'
import {
  type ExpressQuote,
  expressMethod,
  offeredWallets,
  parseExpressQuote,
  rateOfOption,
  rowsOf,
} from './express.ts'
import { countryOf } from './contact.ts'

const offer = (...paymentMethods: object[]) => ({ paymentMethods }) as PaymentMethodsResponse

it('offers the wallets that are set up, each once, in the shop’s order', () => {
  const google = { configuration: { gatewayMerchantId: 'Shop' } }
  const methods = offer(
    { type: 'scheme' },
    { type: 'paypal', configuration: { merchantId: '7' } },
    { type: 'paywithgoogle', ...google },
    { type: 'googlepay', ...google },
    { type: 'applepay', configuration: {} },
    { type: 'toString', configuration: {} },
  )
  expect(offeredWallets(methods)).toEqual(['paypal', 'googlepay'])
  expect(offeredWallets({})).toEqual([])
})

it('names the method that Magento places a wallet’s order with', () => {
  expect(expressMethod('adyen', 'applepay')).toBe('adyen_applepay')
  expect(expressMethod('adyen', 'paypal')).toBe('adyen_paypal_express')
})

it('finds the rate of PayPal’s option by its number, and none for any other', () => {
  const rates = [{ method_code: 'slow' }, { method_code: 'fast' }] as never[]
  expect(rateOfOption('2', rates)).toBe(rates[1])
  for (const id of ['0', '3', '', 'fast', '1.5', '-1']) expect(rateOfOption(id, rates)).toBeUndefined()
})

describe('the rows of a sheet', () => {
  const totals = (grand_total: number, ...more: object[]) =>
    parseTotals({
      quote_currency_code: 'USD',
      grand_total,
      total_segments: [
        { code: 'subtotal', title: 'Subtotal', value: 60 },
        { code: 'discount', title: 'SPRING', value: -6.5 },
        { code: 'shipping', title: 'Delivery', value: 0 },
        { code: 'grand_total', title: 'Grand Total', value: grand_total },
        ...more,
      ],
    })!

  it('are those of the cart that cost something, and add up to its total', () =>
    expect(rowsOf(totals(53.5))).toEqual([
      { code: 'subtotal', label: 'Subtotal', amount: '60.00' },
      { code: 'discount', label: 'SPRING', amount: '-6.50' },
    ]))

  it('are none where they would not add up, such as with a tax that is in the prices', () =>
    expect(rowsOf(totals(53.5, { code: 'tax', title: 'Tax', value: 4.8 }))).toEqual([]))
})

it('finds the country of a wallet’s contact among those that the shop delivers to', () => {
  const countries = ['US', 'DE'].map((id) => ({ id, name: id, regions: [] }))
  expect(countryOf({ country_id: ' de ' }, countries)).toBe(countries[1])
  for (const country_id of ['JP', '', undefined]) expect(countryOf({ country_id }, countries)).toBeUndefined()
})

const isMethod = (value: unknown): value is { type: string; name: string } =>
  isKeyed(value) && isText(value.type) && isKeyed(value.configuration)

testParsers([
  row(
    'carts for one product',
    (raw) => parseExpressQuote(raw, 'adyen'),
    {
      masked_quote_id: 'm',
      is_virtual_quote: '1',
      adyen_payment_methods: {
        methods_response: [
          { type: 'paypal', brands: ['x'], configuration: { merchant_id: '7', intent: '' } },
        ],
      },
    },
    maybe(
      isShape<ExpressQuote>({
        id: isText,
        isVirtual: isFlag,
        paymentMethodsResponse: isShape<PaymentMethodsResponse>({
          paymentMethods: isListOf(isMethod),
        } as never),
      }),
    ),
  ),
])
