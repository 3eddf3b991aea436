import { beforeEach, expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { segmentValue } from '#cart/rules/total-parts.ts'
import { grandTotal } from '#cart/rules/totals.ts'
import { $totals, loadCart } from '#cart/state/cart.ts'
import { loadSettings } from '#storefront/state/config.ts'
import { queueIdle } from '#async/queue.ts'
import { submitAddress } from '#widgets/checkout/state/address/submit-address.ts'
import { saveMethod } from './chosen-method.ts'

setUpCheckout({ items: [{ sku: 'NK-2', qty: 2 }] })

const CARD = 'adyen_hpp'
const saves = () => requestsSent(/set-payment-information/).length
const discount = () => segmentValue($totals.get(), 'payment_discount')
const choose = async (type?: string, method = CARD) => {
  saveMethod(method, type)
  await queueIdle()
}

let full: number
beforeEach(async () => {
  await loadSettings()
  await submitAddress({ shipping: inAustin, billing: inAustin })
  full = grandTotal($totals.get())
})

it('gets the discount from the shop for the type that has one, and gives it back with another', async () => {
  await choose('klarna')
  expect([discount(), grandTotal($totals.get())]).toEqual([-5, full - 5])
  await choose('scheme')
  expect([discount(), grandTotal($totals.get())]).toEqual([undefined, full])
  expect(shop.ledger().carts[0]!.grandTotal).toBe(full)
})

it('sends nothing for a type without a discount, and each choice once', async () => {
  for (const type of ['scheme', 'afterpaytouch', undefined]) await choose(type)
  expect(saves()).toBe(0)
  for (const type of ['klarna', 'klarna', 'klarna_account']) await choose(type)
  expect(saves()).toBe(2)
})

/** Enough for the discount with delivery and taxes, or without them. */
it.each([
  ['the items alone are worth the minimum', { subtotal: 100, grand_total: 90 }, 1],
  ['only delivery and taxes bring the order to the minimum', { subtotal: 99.99, grand_total: 120 }, 0],
])('counts requests when %s: %s', async (_, amounts, count) => {
  $totals.set({ ...$totals.get()!, ...amounts })
  await choose('klarna_paynow')
  expect(saves()).toBe(count)
})

it.each(['checkmo', 'banktransfer'])('takes back for %s what was chosen before a reload', async (method) => {
  Object.assign([...shop.shop.carts.values()][0]!, { paymentMethod: CARD, paymentType: 'klarna' })
  await loadCart()
  expect(discount()).toBe(-5)
  await choose(undefined, method)
  expect([discount(), grandTotal($totals.get())]).toEqual([undefined, full])
})

it.each([
  ['fails', { kind: 'status' as const, status: 500 }],
  ['refuses', { kind: 'wrong-shape' as const, body: false }],
])('promises nothing when the shop %s, and asks again at the next choice', async (_, fault) => {
  shop.shop.moods.push({ match: 'POST *set-payment-information', times: 1, fault, seen: 0 })
  await choose('klarna')
  expect([discount(), grandTotal($totals.get())]).toEqual([undefined, full])
  await choose('klarna')
  await vi.waitFor(() => expect(discount()).toBe(-5))
})
