import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { rateKey } from '../rules/rate.ts'
import { $cart, loadCart } from '#cart/state/cart.ts'
import {
  $estimate,
  $estimateError,
  $estimateState,
  clearEstimate,
  estimateCart,
  estimateRate,
  renewEstimate,
} from './cart-estimate.ts'

let shop: OpenShop
const offered = () => $estimate.get()?.rates.map(rateKey)
const answers = (body: unknown) =>
  shop.shop.moods.push({
    match: 'POST *estimate-shipping-methods*',
    fault: { kind: 'wrong-shape', body },
    seen: 0,
  })

const rate = (carrier_code: string, more: object = {}) => ({
  carrier_code,
  method_code: 'x',
  carrier_title: carrier_code,
  method_title: 'x',
  amount: 5,
  base_amount: 5,
  price_excl_tax: 5,
  price_incl_tax: 5,
  available: true,
  error_message: '',
  ...more,
})

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop = openShop({ items: [{ sku: 'NK-2' }] })
  await loadCart()
})
afterEach(() => {
  clearEstimate()
  shop.restore()
  vi.restoreAllMocks()
})

it('an estimate has what can be had and is sent: no pickup, and nothing the carrier refuses', async () => {
  answers([
    rate('refused', { available: false }),
    { ...rate('instore'), method_code: 'pickup' },
    rate('post'),
    rate('courier'),
  ])
  await estimateCart(inAustin)
  expect(offered()).toEqual(['post_x', 'courier_x'])
  expect(rateKey($estimate.get()!.rate!)).toBe('post_x')
})

it('another delivery than the first stays chosen for the next place', async () => {
  await estimateCart(inAustin)
  const [, second] = offered()!
  estimateRate(second!)
  expect($estimateState.get()).toBe('running')
  await vi.waitFor(() => expect($estimateState.get()).toBe('idle'))
  expect(rateKey($estimate.get()!.rate!)).toBe(second)
  await estimateCart({ ...inAustin, postcode: '78702' })
  expect(rateKey($estimate.get()!.rate!)).toBe(second)
  estimateRate('none_none')
  expect($estimateState.get()).toBe('idle')
})

it('an estimate that fails leaves the one before, says why, and may be tried again', async () => {
  await estimateCart(inAustin)
  const before = $estimate.get()
  shop.shop.moods.push({
    match: 'POST *totals-information*',
    times: 1,
    fault: { kind: 'status', status: 400, body: { message: 'Not there.' } },
    seen: 0,
  })
  await estimateCart({ ...inAustin, postcode: '99999' })
  expect([$estimateState.get(), $estimateError.get(), $estimate.get()]).toEqual([
    'failed',
    'Not there.',
    before,
  ])
  await estimateCart(inAustin)
  expect([$estimateState.get(), $estimateError.get()]).toEqual(['idle', undefined])
})

it('a cart that changes after an estimate has failed is estimated for the place in the form, not the one before', async () => {
  await estimateCart(inAustin)
  const next = { ...inAustin, postcode: '78702' }
  shop.shop.moods.push({
    match: 'POST *totals-information*',
    times: 1,
    fault: { kind: 'status', status: 400 },
    seen: 0,
  })
  await estimateCart(next)
  renewEstimate()
  await vi.waitFor(() => expect($estimateState.get()).toBe('idle'))
  expect($estimate.get()!.place).toBe(next)
})

it('the newest place wins, and nothing is said of the one before', async () => {
  await Promise.all([estimateCart(inAustin), estimateCart({ ...inAustin, postcode: '78702' })])
  expect($estimate.get()!.place.postcode).toBe('78702')
  expect([$estimateState.get(), $estimateError.get()]).toEqual(['idle', undefined])
})

it('without a cart there is nothing to estimate, which is said', async () => {
  shop.restore()
  shop = openShop({ items: [] })
  $cart.set(undefined)
  await estimateCart(inAustin)
  expect([$estimateState.get(), $estimateError.get()]).toEqual(['failed', { key: 'state.failed' }])
})

it('a cart that changes meanwhile keeps the rate that was just chosen', async () => {
  await estimateCart(inAustin)
  const other = rateKey($estimate.get()!.rates[1]!)
  estimateRate(other)
  renewEstimate()
  await vi.waitFor(() => expect(rateKey($estimate.get()!.rate!)).toBe(other))
})

it('a cart that changes meanwhile keeps the place that was just sent, the first one, too', async () => {
  const first = estimateCart(inAustin)
  renewEstimate()
  await first
  await vi.waitFor(() => expect($estimate.get()?.place).toBe(inAustin))
  const next = { ...inAustin, postcode: '78702' }
  void estimateCart(next)
  renewEstimate()
  await vi.waitFor(() => expect($estimateState.get()).toBe('idle'))
  expect($estimate.get()!.place).toBe(next)
})
