import { expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { openCheckout, requestsSent, shop } from '#test/checkout-setup.ts'
import { segments } from '#cart/rules/totals.ts'
import { rateKey } from '#delivery/rules/rate.ts'
import { $totals } from '#cart/state/cart.ts'
import { submitAddress } from '../address/submit-address.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $step } from '../progress/steps.ts'
import { openStep } from '#checkout/state/progress.ts'
import {
  $confirmedRate,
  $missingPickup,
  $pickupLocation,
  $rate,
  $rates,
  $replacedRate,
} from '#delivery/state/delivery.ts'
import { $pickupSearch, choosePickup, searchPickup } from './pickup.ts'
import { chooseRate, confirmDelivery, isRateSaved, settleRate } from '#delivery/state/rates.ts'
import {
  cart,
  collectIn,
  pickupRate,
  savedCode,
  saves,
  setUpPickup,
  settings,
  store,
  submit,
} from './pickup.fixture.ts'

setUpPickup()

const inBrazil = { ...inAustin, country_id: 'BR', region: 'Acre', region_id: 485, region_code: 'AC' }
const searches = () => shop.ledger().requests.filter(({ path }) => path.includes('searchTerm'))
const codes = () => $pickupSearch.get()?.locations.map(({ code }) => code)

it('is offered and never chosen by itself, and requests no stores before it is', async () => {
  await submit()
  expect(rateKey($rates.get()![0]!)).toBe('instore_pickup')
  expect(rateKey($rate.get()!)).toBe('tablerate_bestway')
  expect(requestsSent(/pickup-locations/)).toEqual([])
})

it('lists the stores near a postcode, the nearest first', async () => {
  await submit()
  await searchPickup('78701')
  expect(codes()).toEqual(['austin', 'san-antonio'])
  expect($pickupSearch.get()!.isNear).toBe(true)
  expect(store('austin').distance).toBeLessThan(store('san-antonio').distance!)
})

it('lists all stores where none is near, and where the shop cannot search', async () => {
  await submit()
  await searchPickup('99999')
  expect([$pickupSearch.get()!.isNear, codes()!.length]).toEqual([false, 4])
  const fault = { kind: 'status', status: 500 } as const
  shop.shop.moods.push({ match: 'GET *pickup-locations?*searchTerm*', times: 9, fault, seen: 0 })
  $pickupSearch.set(undefined)
  await searchPickup('78701')
  expect([$pickupSearch.get()!.isNear, codes()!.length]).toEqual([false, 4])
})

it('lists all stores before there is an address, and where no postcode is given, without a search', async () => {
  await searchPickup('78701')
  expect(codes()).toHaveLength(4)
  await submit()
  await searchPickup('')
  expect(codes()).toHaveLength(4)
  expect(searches()).toEqual([])
})

it('shows what the newest search has found, whichever answer comes first', async () => {
  await submit()
  const fault = { kind: 'delay', ms: 50 } as const
  shop.shop.moods.push({ match: 'GET *pickup-locations?*', times: 1, fault, seen: 0 })
  await Promise.all([searchPickup(''), searchPickup('78701')])
  expect(codes()).toEqual(['austin', 'san-antonio'])
  expect(console.warn).not.toHaveBeenCalled()
})

it.each([
  ['stands anywhere in the list', ''],
  ['is not near another postcode', '78701'],
])('keeps the chosen store where it %s', async (_, postcode) => {
  await submit()
  await collectIn('berlin')
  await searchPickup(postcode)
  expect([$pickupLocation.get()?.code, isRateSaved()]).toEqual(['berlin', true])
})

it('leaves out a store that lacks a product of the cart', async () => {
  await openCheckout({ settings, items: [{ sku: 'BR-1' }] })
  await submit()
  await searchPickup('')
  expect(codes()).toEqual(['austin'])
})

it('saves the store as the shipping address and bills the shopper, without changing what she has typed', async () => {
  await submit()
  await collectIn('austin')
  expect(isRateSaved()).toBe(true)
  expect(savedCode()).toBe('austin')
  expect(cart().shippingAddress).toMatchObject({
    city: 'Austin',
    street: ['500 Congress Ave'],
    lastname: 'Store',
  })
  expect(cart().billingAddress).toMatchObject({ firstname: inAustin.firstname, street: inAustin.street })
  expect($savedAddress.get()!.shipping).toEqual(inAustin)
  expect(segments($totals.get()).find(({ code }) => code === 'shipping')!.title).toContain('Austin boutique')
})

it('does not go on without a store, and sends nothing', async () => {
  await submit()
  const before = saves()
  chooseRate(pickupRate())
  await settleRate()
  await confirmDelivery()
  expect($missingPickup.get()).toBeDefined()
  expect([$step.get(), saves()]).toEqual(['shipping_method', before])
})

it('no longer misses a store once another delivery is chosen, so that no focus is taken later', async () => {
  await submit()
  chooseRate(pickupRate())
  await confirmDelivery()
  chooseRate($rates.get()![1]!)
  expect($missingPickup.get()).toBeUndefined()
})

it('has another store confirmed again', async () => {
  await submit()
  await collectIn('austin')
  await confirmDelivery()
  expect($step.get()).toBe('payment_method')
  openStep('shipping_method')
  choosePickup(store('berlin'))
  expect($confirmedRate.get()).toBeUndefined()
  await confirmDelivery()
  expect([savedCode(), $step.get()]).toEqual(['berlin', 'payment_method'])
})

it('saves the store chosen last, while one before is on its way', async () => {
  await submit()
  await searchPickup('')
  choosePickup(store('austin'))
  const first = settleRate()
  choosePickup(store('tokyo'))
  await Promise.all([first, settleRate()])
  expect([savedCode(), isRateSaved()]).toEqual(['tokyo', true])
})

it('chosen without a store gives way to a delivery when the address is saved again', async () => {
  await submit()
  chooseRate(pickupRate())
  await submit({ ...inAustin, city: 'Houston' })
  expect(rateKey($rate.get()!)).toBe('tablerate_bestway')
  expect($replacedRate.get()).toBeUndefined()
})

it('can be had where nothing is delivered', async () => {
  await submit(inBrazil)
  expect([$rate.get(), $savedAddress.get()]).toEqual([undefined, undefined])
  await confirmDelivery()
  expect($missingPickup.get()).toBeDefined()
  await searchPickup('')
  choosePickup(store('austin'))
  await vi.waitFor(() => expect($savedAddress.get()).toBeDefined())
  await confirmDelivery()
  expect([savedCode(), $step.get()]).toEqual(['austin', 'payment_method'])
})

it('stays at the delivery while the store is saved where nothing is delivered', async () => {
  await submit(inBrazil)
  await searchPickup('')
  const steps: string[] = []
  const stop = $step.listen((step) => void steps.push(step))
  choosePickup(store('austin'))
  await vi.waitFor(() => expect($savedAddress.get()).toBeDefined())
  stop()
  expect([$step.get(), steps]).toEqual(['shipping_method', []])
})

it('bills the address that is marked for the address book, since the store’s is not', async () => {
  await openCheckout({ settings, customer: 'bea@example.com', items: [{ sku: 'NK-2' }] })
  const shipping = { ...inAustin, email: undefined, save_in_address_book: 1 as const }
  await submitAddress({ shipping, billing: { ...inAustin, email: undefined } })
  await collectIn('austin')
  expect(cart().billingAddress).toMatchObject({ save_in_address_book: 1, city: 'Austin' })
  expect(cart().shippingAddress).toMatchObject({ save_in_address_book: 0 })
})

it('cannot be insured against duties', async () => {
  await submit()
  await collectIn('austin')
  const asked = shop.ledger().requests.filter(({ path }) => path.includes('tariffinsurance'))
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter(({ body }) => body.includes('instore'))).toEqual([])
})

it('is not there where the shop has it off', async () => {
  await openCheckout()
  await submit()
  expect($rates.get()!.map(({ carrier_code }) => carrier_code)).not.toContain('instore')
})
