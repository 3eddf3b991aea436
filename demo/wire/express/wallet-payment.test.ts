import { afterEach, expect, it } from 'vitest'
import { ApiError } from '#http/api-error.ts'
import { extension } from '#payment/provider/extension.ts'
import { estimateRates } from '#delivery/api/shipping.ts'
import type { OpenShop, OpenShopOptions } from '#test/open-shop.ts'
import { address, amountOf, ANN, itemsIn, openWith, pay, take } from './shop.fixture.ts'

let open: OpenShop
const resultOf = (orderId: string) => extension('adyen').getResult({ orderId, cart: '' })
afterEach(() => open.restore())

async function enter(options: OpenShopOptions = {}) {
  const entered = await openWith({ currency: 'EUR', ...options })
  open = entered.open
  return entered.own
}

it.each(['EUR', 'JPY', 'KWD'])(
  'charges in %s what the order comes to and the sheet showed',
  async (currency) => {
    const cart = await take(await enter({ currency }))
    const id = await pay(cart, { amount: await amountOf(cart), currency })
    expect(await resultOf(id)).toMatchObject({ resultCode: 'Authorised' })
    const { orders, charges } = open.ledger()
    expect(orders).toMatchObject([
      { method: 'adyen_applepay', currency, email: ANN, shippingAddress: { city: 'Berlin' } },
    ])
    const value = orders[0]!.grandTotal
    expect(charges).toEqual([{ orderId: Number(id), value, currency, wallet: 'applepay', authorised: value }])
  },
)

it.each([
  ['another amount', () => ({ amount: '1.00' }), 1],
  [
    'more decimals than the currency has',
    (amount: string) => ({ amount: `${Number(amount).toFixed(2)}1` }),
    1,
  ],
  ['another currency', () => ({ currency: 'USD' }), 1],
  ['a refused card', () => ({ card: '4000000000000002' }), 0],
])('charges nothing for %s, and the cart is there again', async (_what, sheet, mismatches) => {
  const own = await enter()
  const amount = await amountOf(own)
  const id = await pay(own, { amount, ...sheet(amount) })
  expect(await resultOf(id)).toMatchObject({ resultCode: 'Refused' })
  const { orders, charges, events } = open.ledger()
  expect([orders[0]!.state, charges]).toEqual(['canceled', []])
  expect(events.filter(({ type }) => type === 'amount-mismatch')).toHaveLength(mismatches)
  expect(await itemsIn(own)).toBe(1)
})

it('makes one order of one attempt', async () => {
  const own = await enter()
  const sheet = { amount: await amountOf(own), attempt: 'attempt-1' }
  const [first] = await Promise.all([pay(own, sheet), pay(own, sheet)])
  const { orders, charges } = open.ledger()
  expect([orders.map(({ id }) => String(id)), charges.length]).toEqual([[first], 1])
})

it('has no rate for a country it does not serve, and no order without the terms', async () => {
  const own = await enter({ hasAgreements: true })
  expect(await estimateRates(own, address({ country_id: 'BY' }))).toEqual([])
  await expect(pay(own, { amount: '1' })).rejects.toThrow(ApiError)
  expect(open.ledger().orders).toEqual([])
})

it('places no order with a wallet that is switched off', async () => {
  const own = await enter({ settings: {} })
  await expect(pay(own, { amount: '1' })).rejects.toMatchObject({
    text: 'The requested Payment Method is not available.',
  })
})
