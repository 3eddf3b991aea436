import type { PaymentMethodsResponse } from '@adyen/adyen-web'
import { expect, it } from 'vitest'
import { isFlag, isKeyed, isListOf, isShape, isText, maybe, row, testParsers } from '#test/odd-json.ts'
import {
  type ExpressQuote,
  expressMethod,
  offeredWallets,
  parseExpressQuote,
  rateOfOption,
} from './express.ts'

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
