import { expect, it, vi } from 'vitest'
import { inAustin } from '../../../../test/austin'
import { openCheckout, requestsSent, setUpCheckout, shop } from '../../../../test/checkout-setup'
import { segments } from '../../../../src/domain/cart/totals'
import { rateKey } from '../../../../src/domain/delivery/rate'
import { renewStores } from '../../../../test/stores'
import { loadCart, $totals } from '../../../../src/state/cart/cart'
import { toCheckoutConfig } from '../../../../src/api/checkout-config'
import { submitAddress } from '../address/submit-address'
import { $savedAddress } from '../addresses'
import { keepDraft, readDraft } from '../draft'
import { $step } from '../progress/steps'
import { resume } from '../session/resume'
import { clearShopper } from '../session/clear-shopper'
import { openStep } from '../viewed-step'
import {
  $confirmedRate,
  $missingPickup,
  $pickup,
  $pickupLocation,
  $rate,
  $rates,
  $replacedRate,
} from './delivery'
import { $pickupSearch, choosePickup, searchPickup } from './pickup'
import { chooseRate, confirmDelivery, isRateSaved, settleRate } from './rates'

const settings = { in_store_pickup: '1' }
setUpCheckout({ settings })

const inBrazil = { ...inAustin, country_id: 'BR', region: 'Acre', region_id: 485, region_code: 'AC' }
const submit = (address = inAustin) => submitAddress({ shipping: address, billing: address })
const pickupRate = () => $rates.get()!.find(({ carrier_code }) => carrier_code === 'instore')!
const codes = () => $pickupSearch.get()?.locations.map(({ code }) => code)
const store = (code: string) => $pickupSearch.get()!.locations.find((one) => one.code === code)!
const cart = () => [...shop.shop.carts.values()].find(({ active }) => active)!
const saves = () => requestsSent(/shipping-information/).length
const savedCode = () =>
  (cart().shippingAddress?.extension_attributes as Record<string, string> | undefined)?.pickup_location_code

async function collectIn(code: string) {
  await searchPickup('')
  choosePickup(store(code))
  await settleRate()
}

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

it('stays with its store when the address changes, and after a delivery in between', async () => {
  await submit()
  await collectIn('austin')
  await submit({ ...inAustin, city: 'Houston' })
  expect([rateKey($rate.get()!), savedCode()]).toEqual(['instore_pickup', 'austin'])
  chooseRate($rates.get()![1]!)
  await settleRate()
  expect([savedCode(), $pickup.get()]).toEqual([undefined, undefined])
  expect(cart().shippingAddress).toMatchObject({ city: 'Houston' })
  chooseRate(pickupRate())
  await settleRate()
  expect(savedCode()).toBe('austin')
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

it('has its store again after a reload', async () => {
  await submit()
  await collectIn('san-antonio')
  await confirmDelivery()
  keepDraft({ step: 'payment_method' })
  renewStores()
  await loadCart()
  const before = saves()
  await resume()
  expect([$pickup.get()?.code, savedCode(), saves()]).toEqual(['san-antonio', 'san-antonio', before + 1])
  expect($step.get()).toBe('payment_method')
})

it.each([undefined, 'x', {}, { code: 'a' }, { address: {} }])(
  'begins with a delivery after a draft of %j',
  async (pickup) => {
    keepDraft({ rate: 'instore_pickup', pickup })
    await submit()
    expect([rateKey($rate.get()!), $pickup.get()]).toEqual(['tablerate_bestway', undefined])
  },
)

it('gives way to a delivery, and says so, when the shop no longer has its store', async () => {
  await submit()
  await collectIn('austin')
  $pickupLocation.set({ ...store('austin'), code: 'closed' })
  await settleRate()
  expect(rateKey($rate.get()!)).toBe('tablerate_bestway')
  expect(rateKey($replacedRate.get()!.from)).toBe('instore_pickup')
  expect([$pickupLocation.get(), readDraft().pickup]).toEqual([undefined, undefined])
})

it('forgets a store that does not have the cart’s items any more', async () => {
  await submit()
  await collectIn('austin')
  $pickupLocation.set({ ...store('austin'), code: 'closed' })
  await searchPickup('')
  expect($pickupLocation.get()).toBeUndefined()
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

it('leaves another shopper nothing', async () => {
  await submit()
  await collectIn('austin')
  clearShopper()
  expect([$pickupLocation.get(), readDraft().pickup]).toEqual([undefined, undefined])
})

it('puts no store’s address into the form of another tab', () => {
  const config = {
    selectedShippingMethod: { carrier_code: 'instore' },
    shippingAddressFromData: { firstname: 'Austin boutique' },
    billingAddressFromData: { firstname: 'Ada' },
  }
  expect(toCheckoutConfig(config).shippingAddress).toEqual({ firstname: 'Ada' })
  expect(toCheckoutConfig({ ...config, selectedShippingMethod: null }).shippingAddress).toEqual({
    firstname: 'Austin boutique',
  })
})

it('is not there where the shop has it off', async () => {
  await openCheckout()
  await submit()
  expect($rates.get()!.map(({ carrier_code }) => carrier_code)).not.toContain('instore')
})
