import { emptyAddress } from '#address/rules/address.ts'
import { clearAddressForm, $addressFailure, $refusedField } from '../address/address-form.ts'
import { estimateSoon } from '../address/submit-address.ts'
import { $savedAddress, $submittedAddress } from '#address/state/addresses.ts'
import { $confirmedRate, $pickupLocation, $rates } from '#delivery/state/delivery.ts'
import { $addresses, $customer } from '#customer/state/customer.ts'
import { clearDraft } from '#customer/state/kept-draft.ts'
import { queue } from '#async/queue.ts'
import { task } from '#async/task.ts'
import { $refusal, $refusedPayment } from '#order/state/order.ts'
import { $confirmedMethod } from '#checkout/state/progress.ts'
import { orderParts } from '../order/order-parts.ts'
import { $loginRequest } from './login-request.ts'
import { customerName } from '#customer/rules/shopper.ts'

const PERSONAL = [
  $addresses,
  $submittedAddress,
  $savedAddress,
  $confirmedRate,
  $confirmedMethod,
  $rates,
  $pickupLocation,
  $refusedField,
  $addressFailure,
  $refusedPayment,
  $refusal,
  $loginRequest,
]

/** Removes the shopper's personal data from memory and the tab's storage, which leads back to the first step. */
export function clearShopper(): void {
  clearDraft()
  clearAddressForm()
  estimateSoon(emptyAddress())
  // An address that is still being saved would come back with the answer. A failed one is not mentioned any
  // more.
  void task('address', () => queue('address', async () => {}))
  for (const store of PERSONAL) store.set(undefined)
  for (const part of orderParts) part.clear?.()
}

/**
 * From now on nothing of one customer is left to another, who has logged in in another tab, or while the browser kept the
 * page in memory. Returns what ends that.
 */
export const clearForOther = (): (() => void) =>
  $customer.listen((customer, before) => {
    const [now, owner] = [customerName(customer), customerName(before)]
    if (now && owner && now !== owner) clearShopper()
  })
