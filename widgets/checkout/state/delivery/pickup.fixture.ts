import { inAustin } from '#test/austin.ts'
import { requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { submitAddress } from '../address/submit-address.ts'
import { $rates } from '#delivery/state/delivery.ts'
import { $pickupSearch, choosePickup, searchPickup } from './pickup.ts'
import { settleRate } from '#delivery/state/rates.ts'

export const settings = { in_store_pickup: '1' }

/** Each test of a file is a guest's checkout in a shop with pickup. */
export const setUpPickup = () => setUpCheckout({ settings })

export const submit = (address = inAustin) => submitAddress({ shipping: address, billing: address })
export const pickupRate = () => $rates.get()!.find(({ carrier_code }) => carrier_code === 'instore')!
export const store = (code: string) => $pickupSearch.get()!.locations.find((one) => one.code === code)!
export const cart = () => [...shop.shop.carts.values()].find(({ active }) => active)!
export const saves = () => requestsSent(/shipping-information/).length
/** The store that the shop has. */
export const savedCode = () =>
  (cart().shippingAddress?.extension_attributes as Record<string, string> | undefined)?.pickup_location_code

export async function collectIn(code: string) {
  await searchPickup('')
  choosePickup(store(code))
  await settleRate()
}
