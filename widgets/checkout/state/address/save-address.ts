import { batch } from 'nanostores'
import { ApiError } from '#http/api-error.ts'
import type { CartRef } from '#http/cart-path.ts'
import type { Address } from '#address/rules/address.ts'
import { getPaymentInformation } from '#payment/api/payment.ts'
import { saveBilling } from '#delivery/api/shipping.ts'
import { setTotals } from '#cart/state/cart.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { withFreshCart } from '#cart/state/with-fresh-cart.ts'
import { $savedAddress, type OrderAddresses } from '#address/state/addresses.ts'
import { $rates } from '#delivery/state/delivery.ts'
import { loadRates, saveOfferedRate } from '#delivery/state/rates.ts'
import { setListedMethods } from '#payment/state/offered-methods.ts'
import { refusedFieldOf, $addressFailure, $refusedField } from './address-form.ts'

/**
 * Saves the addresses and reads what depends on them, from rates to payment methods. A request that fails ends it with
 * nothing saved. Throws what the request threw.
 */
export async function saveAndFollow(
  addresses: OrderAddresses,
  signal: AbortSignal,
): Promise<'saved' | 'noRates'> {
  batch(() => {
    $addressFailure.set(undefined)
    $refusedField.set(undefined)
  })
  try {
    return await withFreshCart((cart) => save(cart, addresses, signal))
  } catch (error) {
    if (!signal.aborted) forget(error, addresses)
    throw error
  }
}

async function save(cart: CartRef, addresses: OrderAddresses, signal: AbortSignal) {
  const { shipping, billing } = addresses
  const isShipped = shipping && !$isVirtualCart.get()
  const methods = isShipped
    ? await saveWithRate(cart, addresses, shipping, signal)
    : await saveBillingAlone(cart, billing, signal)
  if (!methods) return 'noRates'
  signal.throwIfAborted()
  batch(() => {
    setListedMethods(methods)
    $savedAddress.set({ ...addresses, cart: cart.id })
  })
  return 'saved'
}

async function saveWithRate(
  cart: CartRef,
  addresses: OrderAddresses,
  shipping: Address,
  signal: AbortSignal,
) {
  const rate = await loadRates(cart, shipping, signal)
  return rate && saveOfferedRate(cart, addresses, rate, signal)
}

/** The response has no payment methods (wire: save-billing-address), unlike that of a saved rate. */
async function saveBillingAlone(cart: CartRef, billing: Address, signal: AbortSignal) {
  await saveBilling(cart, billing)
  signal.throwIfAborted()
  const { totals, payment_methods } = await getPaymentInformation(cart, { signal })
  if (!signal.aborted) setTotals(totals)
  return payment_methods
}

function forget(error: unknown, { shipping, billing }: OrderAddresses) {
  // One of the book was chosen in a list, which has no field to show it at.
  const isTyped = (shipping ?? billing).customer_address_id === undefined
  batch(() => {
    $savedAddress.set(undefined)
    $addressFailure.set(error instanceof ApiError ? error.text : '')
    $refusedField.set(isTyped ? refusedFieldOf(error) : undefined)
    // The rates of the address before would pass for this one's.
    $rates.set(undefined)
  })
}
