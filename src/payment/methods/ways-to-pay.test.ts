import { afterEach, expect, it, vi } from 'vitest'
import { json, sent, serve } from '#test/fetch-stub.ts'
import { $page } from '#storefront/state/page.ts'
import { paymentMethods } from './methods.tsx'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

const method = (code: string) => paymentMethods.find(({ codes }) => codes.includes(code))!
const placed = (code: string) =>
  method(code).placeOrder({ cart: { id: 'c', customer: false }, method: code, billing: {} } as never)

it.each([
  ['paypal_express', 'paypal/express/start/button/1', 0],
  ['paypal_express_bml', 'paypal/express/start/button/1/type/credit', 0],
  ['atome', 'atome/payment/prepare', 1],
  ['oxxo', 'oceanpaymentcreditcard/payment/redirect', 1],
  ['oceanpaymentcreditcard', 'oceanpaymentcreditcard/payment/redirect', 1],
])('%s is paid at %s, with %i orders sent before', async (code, path, orders) => {
  serve(json('42'))
  expect(await placed(code)).toEqual({ type: 'redirect', url: $page.get().baseUrl + path })
  expect(sent).toHaveLength(orders)
})

it.each(['free', 'checkmo', 'banktransfer', 'cashondelivery'])(
  '%s is ordered, and that is all',
  async (code) => {
    serve(json('42'))
    expect(await placed(code)).toEqual({ type: 'done', orderId: '42' })
    expect(sent).toHaveLength(1)
  },
)

it('a company’s order has its number: without that nothing is ordered', async () => {
  serve(json('42'))
  expect(await placed('purchaseorder')).toEqual({ type: 'stay', step: 'payment_method' })
  expect(sent).toEqual([])
})

it('a store’s machine needs to know who pays: without that nothing is ordered', async () => {
  serve(json('42'))
  expect(await placed('c_store')).toEqual({ type: 'stay', step: 'payment_method' })
  expect(sent).toEqual([])
})

it.each([
  ['USD', ['afterpay']],
  ['GBP', ['clearpay']],
  ['EUR', []],
])('of those who let pay later, in %s there are %j', (currency, offered) => {
  const facts = { grandTotal: 100, currency }
  const later = ['afterpay', 'clearpay']
  expect(later.filter((code) => method(code).isOffered!(facts))).toEqual(offered)
})
