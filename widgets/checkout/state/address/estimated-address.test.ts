import { expect, it, vi } from 'vitest'
import { rateKey } from '#delivery/rules/rate.ts'
import { $countries } from '#address/state/directory.ts'
import { $items, loadCart } from '#cart/state/cart.ts'
import { $tasks } from '#async/task.ts'
import { $addressFailure } from './address-form.ts'
import { deferred } from '#async/deferred.ts'
import { estimateSoon, importSave, submitAddress } from './submit-address.ts'
import type { Address } from '#address/rules/address.ts'
import { requestQuantity } from '#cart/state/quantities.ts'
import { addLatency } from '#test/latency.ts'
import { inAustin } from '#test/austin.ts'
import { requestsSent, shop, setUpCheckout } from '#test/checkout-setup.ts'
import { estimateAhead } from '#delivery/state/estimate.ts'
import { $tariffEstimate } from '#delivery/state/tariff-insurance.ts'
import { $rate, $rates, $replacedRate } from '#delivery/state/delivery.ts'
import { $step } from '../progress/steps.ts'

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

it('estimates once what is submitted while the code that estimates it is on its way', async () => {
  await importSave()
  // Only its arrival is put off.
  const code = deferred<void>()
  vi.doMock('#delivery/state/estimate.ts', (original) => code.promise.then(original))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  estimateSoon(inAustin)
  vi.advanceTimersByTime(300)
  vi.useRealTimers()
  addLatency(40)
  const submitted = choose()
  await vi.waitFor(() => expect(estimates()).toBe(1))
  code.resolve()
  await submitted
  vi.doUnmock('#delivery/state/estimate.ts')
  expect(estimates()).toBe(1)
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
