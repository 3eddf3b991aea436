import { batch } from 'nanostores'
import { ApiError } from '../../../../src/api/client/api-error'
import type { CartRef } from '../../../../src/api/cart-path'
import type { Address } from '../../../../src/domain/address/address'
import { getPaymentInformation } from '../../../../src/api/payment/payment'
import { saveBilling } from '../../../../src/api/shipping'
import { setTotals } from '../../../../src/state/cart/cart'
import { $isVirtualCart } from '../../../../src/state/cart/contents'
import { withFreshCart } from '../../../../src/state/cart/with-fresh-cart'
import { $savedAddress, type OrderAddresses } from '../addresses'
import { $rates } from '../delivery/delivery'
import { loadRates, saveOfferedRate } from '../delivery/rates'
import { setListedMethods } from '../payment/listed-methods'
import { refusedFieldOf } from './refused-field'
import { $addressFailure, $refusedField } from './refusal'

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

/** The response has no payment methods (b.20), unlike that of a saved rate. */
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
