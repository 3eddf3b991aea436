import { expect, it, vi } from 'vitest'
import { rateKey } from '../../../../src/domain/delivery/rate'
import { $countries } from '../../../../src/state/address/directory'
import { $items, loadCart } from '../../../../src/state/cart/cart'
import { $tasks } from '../../../../src/state/task'
import { $addressFailure } from './refusal'
import { submitAddress } from './submit-address'
import type { Address } from '../../../../src/domain/address/address'
import { requestQuantity } from '../../../../src/state/cart/quantities'
import { addLatency } from '../../../../test/latency'
import { inAustin } from '../../../../test/austin'
import { requestsSent, shop, setUpCheckout } from '../../../../test/checkout-setup'
import { estimateAhead } from '../delivery/estimate'
import { $tariffEstimate } from '../delivery/tariff-insurance'
import { $rate, $rates, $replacedRate } from '../delivery/delivery'
import { $step } from '../progress/steps'

setUpCheckout()

const choose = (address = inAustin) => submitAddress({ shipping: address, billing: address })
const estimated = async (address: Address) => {
  estimateAhead(address)
  await vi.waitFor(() => expect(requestsSent(/POST estimate$/)).toHaveLength(1))
}
const estimates = () => requestsSent(/estimate-/).length

it('saves the rate that takes the place of one the carrier has withdrawn since the estimate', async () => {
  await estimated(inAustin)
  shop.shop.carts.forEach((cart) => (cart.withdrawn = ['tablerate']))
  await choose()
  expect(rateKey($rate.get()!)).toBe('accelerate_standard')
  expect(rateKey($replacedRate.get()!.from)).toBe('tablerate_bestway')
  expect($step.get()).toBe('shipping_method')
})

it('saves an address that was estimated while it was typed with one request', async () => {
  await estimated({ ...inAustin, firstname: '', lastname: '', telephone: '' })
  const before = requestsSent().length
  await choose()
  expect(requestsSent().slice(before)).toEqual(['POST shipping-information'])
  expect($rates.get()!.length).toBeGreaterThan(1)
  await vi.waitFor(() => expect($tariffEstimate.get()).toBeDefined())
})

it('waits for an estimate that is under way', async () => {
  addLatency(40)
  estimateAhead(inAustin)
  await choose()
  expect(requestsSent(/estimate-|shipping-info/)).toEqual([
    'POST estimate-shipping-methods',
    'POST shipping-information',
  ])
})

it.each([
  ['country', { country_id: '' }],
  ['region', { region: '', region_id: 0, region_code: '' }],
  ['postcode', { postcode: ' ' }],
])('estimates nothing without a %s', async (_, missing) => {
  const stop = $countries.listen(() => {})
  await vi.waitFor(() => expect($countries.get()).toBeDefined())
  estimateAhead({ ...inAustin, ...missing })
  await loadCart()
  stop()
  expect(estimates()).toBe(0)
})

it('estimates the newest address', async () => {
  addLatency(40)
  estimateAhead({ ...inAustin, region: 'Alaska', region_id: 2, region_code: 'AK' })
  estimateAhead(inAustin)
  estimateAhead({ ...inAustin, firstname: 'Bea' })
  await choose()
  expect(estimates()).toBe(1)
  expect($rates.get()!.every(({ available }) => available)).toBe(true)
})

it.each([
  ['another address', () => choose({ ...inAustin, city: 'Houston' })],
  ['a cart that has changed', () => requestQuantity($items.get()![0]!.item_id, 4).then(() => choose())],
])('does not take the estimate for %s', async (_, act) => {
  await estimated(inAustin)
  await act()
  expect(estimates()).toBe(2)
})

it('estimates again when the estimate has failed, and says nothing of it', async () => {
  const warnings = vi.mocked(console.warn).mock.calls.length
  shop.shop.moods.push({
    match: 'POST *estimate-shipping-methods',
    nth: 1,
    fault: { kind: 'status', status: 502 },
    seen: 0,
  })
  estimateAhead(inAustin)
  await vi.waitFor(() => expect(estimates()).toBe(1))
  expect([$tasks.get().address, $addressFailure.get()]).toEqual([undefined, undefined])
  await choose()
  expect(estimates()).toBe(2)
  expect($step.get()).toBe('shipping_method')
  expect(vi.mocked(console.warn).mock.calls).toHaveLength(warnings)
})
