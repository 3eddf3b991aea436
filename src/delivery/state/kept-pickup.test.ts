import { expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { rateKey } from '../rules/rate.ts'
import { renewStores } from '#test/stores.ts'
import { loadCart } from '#cart/state/cart.ts'
import { toCheckoutConfig } from '#storefront/api/checkout-config.ts'
import { keepDraft, readDraft } from '#checkout/state/draft.ts'
import { $step } from '#widgets/checkout/state/progress/steps.ts'
import { resume } from '#widgets/checkout/state/session/resume.ts'
import { clearShopper } from '#widgets/checkout/state/session/clear-shopper.ts'
import { $pickup, $pickupLocation, $rate, $rates, $replacedRate } from './delivery.ts'
import { searchPickup } from '#widgets/checkout/state/delivery/pickup.ts'
import { chooseRate, confirmDelivery, isRateSaved, settleRate } from './rates.ts'
import {
  cart,
  collectIn,
  pickupRate,
  savedCode,
  saves,
  setUpPickup,
  store,
  submit,
} from '#widgets/checkout/state/delivery/pickup.fixture.ts'

setUpPickup()

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
  expect([$pickupLocation.get(), isRateSaved()]).toEqual([undefined, false])
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

it('a store that is found gone takes nothing back from who has had it delivered meanwhile', async () => {
  await submit()
  await collectIn('austin')
  $pickupLocation.set({ ...store('austin'), code: 'closed' })
  chooseRate($rates.get()![1]!)
  await confirmDelivery()
  await searchPickup('')
  expect($step.get()).toBe('payment_method')
})
