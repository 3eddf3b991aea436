import { expect, it } from 'vitest'
import { inAustin } from '../../../../test/austin'
import { rateKey } from '../../../../src/domain/delivery/rate'
import { renewStores } from '../../../../test/stores'
import { loadCart } from '../../../../src/state/cart/cart'
import { toCheckoutConfig } from '../../../../src/api/checkout-config'
import { keepDraft, readDraft } from '../draft'
import { $step } from '../progress/steps'
import { resume } from '../session/resume'
import { clearShopper } from '../session/clear-shopper'
import { $pickup, $pickupLocation, $rate, $rates, $replacedRate } from './delivery'
import { searchPickup } from './pickup'
import { chooseRate, confirmDelivery, isRateSaved, settleRate } from './rates'
import { cart, collectIn, pickupRate, savedCode, saves, setUpPickup, store, submit } from './pickup.fixture'

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
