import { expect, it, vi } from 'vitest'
import { rateKey } from '#delivery/rules/rate.ts'
import { listen } from '#dom/events.ts'
import { grandTotal, isShippingOpen, segments } from '#cart/rules/totals.ts'
import { $items, $totals } from '#cart/state/cart.ts'
import { $tasks } from '#async/task.ts'
import { $addressFailure, $refusedField } from './address-form.ts'
import { submitAddress } from './submit-address.ts'
import { inAustin } from '#test/austin.ts'
import { addLatency } from '#test/latency.ts'
import { openCheckout, requestsSent, shop, setUpCheckout } from '#test/checkout-setup.ts'
import { $listedMethods } from '#payment/state/offered-methods.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $rate, $rates, $replacedRate, $savedRate } from '#delivery/state/delivery.ts'
import { chooseRate, isRateSaved, settleRate } from '#delivery/state/rates.ts'
import { $step } from '../progress/steps.ts'
import { openStep } from '#checkout/state/progress.ts'

setUpCheckout()

const choose = (address = inAustin) => submitAddress({ shipping: address, billing: address })
const rateNamed = (key: string) => $rates.get()!.find((rate) => rateKey(rate) === key)!
const express = 'expedite_expedite'

it('asks for rates, saves the first one, has methods and totals from its response, and goes on', async () => {
  const before = requestsSent().length
  const priceBefore = $items.get()![0]!.row_total_incl_tax
  await choose()
  expect(requestsSent().slice(before).sort()).toEqual([
    'POST estimate',
    'POST estimate-shipping-methods',
    'POST shipping-information',
  ])
  expect($items.get()![0]!.row_total_incl_tax).toBeGreaterThan(priceBefore)
  expect(rateKey($rate.get()!)).toBe(rateKey($rates.get()![0]!))
  expect($listedMethods.get()!.length).toBeGreaterThan(0)
  expect(grandTotal($totals.get())).toBeGreaterThan(162.5)
  expect($step.get()).toBe('shipping_method')
})

it('goes on at once with addresses the server has, and saves them again for another cart', async () => {
  await choose()
  openStep('shipping_address')
  const before = requestsSent().length
  const chosen = choose({ ...inAustin })
  expect($step.get()).toBe('shipping_method')
  await chosen
  expect(requestsSent()).toHaveLength(before)
  $savedAddress.set({ ...$savedAddress.get()!, cart: 'another' })
  await choose()
  expect(requestsSent().slice(before)).toContain('POST shipping-information')
})

it('keeps the chosen method when it is still offered', async () => {
  await choose()
  chooseRate(rateNamed(express))
  await settleRate()
  await choose({ ...inAustin, street: ['2 Main St'] })
  expect(rateKey($rate.get()!)).toBe(express)
  expect($replacedRate.get()).toBeUndefined()
})

it('takes the first method and shows it when the chosen one does not go to a P.O. box', async () => {
  const listener = vi.fn()
  const stop = listen('bezel:shipping-replaced', listener)
  await choose()
  chooseRate(rateNamed(express))
  await settleRate()
  await choose({ ...inAustin, street: ['PO Box 12'] })
  stop()
  expect(listener.mock.calls[0]![0]).toEqual({ from: express, to: 'tablerate_bestway' })
  expect(rateKey($replacedRate.get()!.to)).toBe('tablerate_bestway')
})

it('counts no delivery any more where nothing is sent to', async () => {
  await choose()
  const withDelivery = grandTotal($totals.get())
  const estimates = requestsSent(/^POST estimate$/)
  await choose({ ...inAustin, country_id: 'BR', region: 'Acre', region_id: 485, region_code: 'AC' })
  expect($rates.get()).toEqual([])
  expect(requestsSent(/^POST estimate$/)).toEqual(estimates)
  expect(segments($totals.get()).filter(isShippingOpen)).toHaveLength(1)
  expect(grandTotal($totals.get())).toBeLessThan(withDelivery)
})

it('vouchers are billed without a delivery, by the totals and the ways to pay that the shop answers', async () => {
  await openCheckout({ items: [{ sku: 'GV-50' }] })
  const before = grandTotal($totals.get())
  for (const cart of shop.shop.carts.values()) cart.items[0]!.qty = 2
  await submitAddress({ billing: inAustin })
  expect($savedAddress.get()).toMatchObject({ billing: { city: 'Austin' } })
  expect(requestsSent(/shipping/)).toEqual([])
  expect(grandTotal($totals.get())).toBe(2 * before)
  expect($listedMethods.get()!.length).toBeGreaterThan(0)
})

it('lets the newest address win, of vouchers too', async () => {
  await openCheckout({ items: [{ sku: 'GV-50' }] })
  const cities = ['Dallas', 'Houston']
  await Promise.all(cities.map((city) => submitAddress({ billing: { ...inAustin, city } })))
  expect($savedAddress.get()!.billing.city).toBe('Houston')
})

it('lets the newest address win', async () => {
  const first = choose()
  const last = choose({ ...inAustin, city: 'Houston' })
  await Promise.all([first, last])
  expect($savedAddress.get()!.billing.city).toBe('Houston')
  expect(requestsSent(/shipping-info/)).toHaveLength(1)
})

it('is saved once, however often the button is pressed meanwhile', async () => {
  addLatency(20)
  const first = choose()
  await vi.waitFor(() => expect(requestsSent(/estimate-shipping-methods/)).toHaveLength(1), { interval: 1 })
  await Promise.all([first, choose({ ...inAustin }), choose({ ...inAustin })])
  expect(requestsSent(/estimate-shipping-methods|shipping-info/)).toHaveLength(2)
  expect($step.get()).toBe('shipping_method')
})

it('says nothing of an address that failed after a newer one was chosen', async () => {
  shop.shop.moods.push({
    match: 'POST *estimate-shipping-methods',
    nth: 1,
    fault: { kind: 'status', status: 500 },
    seen: 0,
  })
  const first = choose()
  await vi.waitFor(() => expect(requestsSent(/estimate-shipping-methods/)).toHaveLength(1))
  const failures: unknown[] = []
  const stop = $addressFailure.listen((failure) => failures.push(failure))
  await Promise.all([first, choose({ ...inAustin, city: 'Houston' })])
  stop()
  expect(failures.filter((failure) => failure !== undefined)).toEqual([])
  expect($savedAddress.get()!.billing.city).toBe('Houston')
})

it('what was changed while an address was being saved is saved next', async () => {
  const changed = { ...inAustin, city: 'Houston' }
  const entered = { shipping: changed, billing: changed }
  await submitAddress({ shipping: inAustin, billing: inAustin }, () => entered)
  await vi.waitFor(() => expect($step.get()).toBe('shipping_method'))
  expect($savedAddress.get()).toMatchObject(entered)
  expect(requestsSent(/shipping-info/)).toHaveLength(2)
})

it('stays at the address while what was changed meanwhile has errors', async () => {
  await submitAddress({ shipping: inAustin, billing: inAustin }, () => undefined)
  expect($savedAddress.get()).toMatchObject({ shipping: { city: 'Austin' } })
  expect($step.get()).toBe('shipping_address')
  expect(requestsSent(/shipping-info/)).toHaveLength(1)
})

it('a refusal is gone while the next address is being saved', async () => {
  $addressFailure.set('Not one of ours.')
  $refusedField.set({ field: 'city', message: 'Not one of ours.' })
  await choose()
  expect([$addressFailure.get(), $refusedField.get()]).toEqual([undefined, undefined])
})

it('forgets the saved address when a link of the chain fails, and stops there', async () => {
  await choose()
  shop.shop.moods.push({
    match: 'POST *shipping-information',
    fault: { kind: 'status', status: 500 },
    seen: 0,
  })
  const before = requestsSent(/GET payment-info/).length
  await choose({ ...inAustin, city: 'Houston' })
  expect($savedAddress.get()).toBeUndefined()
  expect($addressFailure.get()).toBe('')
  expect($tasks.get().address).toBe('failed')
  expect(requestsSent(/GET payment-info/)).toHaveLength(before)
  expect($step.get()).toBe('shipping_address')
})

it('sends one call for a choice that settles after several', async () => {
  await choose()
  const before = requestsSent(/shipping-info/).length
  for (const rate of $rates.get()!) chooseRate(rate)
  expect(isRateSaved()).toBe(false)
  await settleRate()
  expect(isRateSaved()).toBe(true)
  expect(requestsSent(/shipping-info/)).toHaveLength(before + 1)
})

it('knows no saved rate any more once the save of a new address has failed', async () => {
  await choose()
  expect($savedRate.get()).toBeDefined()
  const fault = { kind: 'status', status: 500, body: {} } as const
  shop.shop.moods.push({ match: 'POST *shipping-information', fault, seen: 0 })
  await choose({ ...inAustin, city: 'Dallas' })
  expect($savedRate.get()).toBeUndefined()
  expect(isRateSaved()).toBe(false)
})
