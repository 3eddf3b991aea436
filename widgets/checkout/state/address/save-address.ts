import { batch } from 'nanostores'
import { ApiError } from '../../../../src/api/client/api-error'
import type { CartRef } from '../../../../src/api/cart-path'
import { getPaymentInformation } from '../../../../src/api/payment'
import { saveBilling } from '../../../../src/api/shipping'
import { $isVirtualCart, setTotals } from '../../../../src/state/cart/cart'
import { withFreshCart } from '../../../../src/state/cart/with-fresh-cart'
import { $savedAddress, type OrderAddresses } from '../addresses'
import { $rates } from '../delivery/delivery'
import { loadRates, saveRate } from '../delivery/rates'
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
    if (!signal.aborted) forget(error)
    throw error
  }
}

async function save(cart: CartRef, addresses: OrderAddresses, signal: AbortSignal) {
  if (addresses.shipping && !$isVirtualCart.get()) {
    const rate = await loadRates(cart, addresses.shipping, signal)
    if (!rate) return 'noRates'
    await saveRate(cart, addresses, rate)
  } else {
    await saveBilling(cart, addresses.billing)
  }
  signal.throwIfAborted()
  const details = await getPaymentInformation(cart, { signal })
  signal.throwIfAborted()
  batch(() => {
    setTotals(details.totals)
    setListedMethods(details.payment_methods)
    $savedAddress.set({ ...addresses, cart: cart.id })
  })
  return 'saved'
}

function forget(error: unknown) {
  batch(() => {
    $savedAddress.set(undefined)
    $addressFailure.set(error instanceof ApiError ? error.text : '')
    $refusedField.set(refusedFieldOf(error))
    // The rates of the address before would pass for this one's.
    $rates.set(undefined)
  })
}
