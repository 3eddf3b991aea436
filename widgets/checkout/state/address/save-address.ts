import { batch } from 'nanostores'
import { getPaymentInformation } from '../../../../src/api/payment'
import { saveBilling } from '../../../../src/api/shipping'
import { ApiError } from '../../../../src/api/client/api-error'
import type { CartRef } from '../../../../src/api/cart-path'
import { setTotals } from '../../../../src/state/cart/cart'
import { withFreshCart } from '../../../../src/state/cart/with-fresh-cart'
import { refusedFieldOf } from './address-fault'
import { $addressFailure, $refusedField } from './submit-address'
import { setMethods } from '../payment/methods'
import { $savedAddress, type OrderAddresses } from './saved-address'
import { $rates, loadRates, saveRate } from '../delivery/rates'
import { $isVirtual, openStep, reachOnly } from '../steps'

/** The chain itself, from rates to payment methods; tells its end. Throws what a link threw. */
export async function followAddress(
  choice: OrderAddresses,
  signal: AbortSignal,
): Promise<'saved' | 'noRates'> {
  batch(() => {
    $savedAddress.set(undefined)
    $addressFailure.set(undefined)
    $refusedField.set(undefined)
    reachOnly('shipping_address')
  })
  try {
    return await withFreshCart((cart) => save(cart, choice, signal))
  } catch (error) {
    if (!signal.aborted) {
      $addressFailure.set(error instanceof ApiError ? error.text : '')
      $refusedField.set(refusedFieldOf(error))
      // Those of the address before would pass for its own.
      $rates.set(undefined)
      openStep('shipping_address')
    }
    throw error
  }
}

async function save(cart: CartRef, choice: OrderAddresses, signal: AbortSignal) {
  if (choice.shipping && !$isVirtual.get()) {
    const rate = await loadRates(cart, choice.shipping, signal)
    if (!rate) return 'noRates'
    await saveRate(cart, choice, rate)
  } else {
    await saveBilling(cart, choice.billing)
  }
  signal.throwIfAborted()
  const details = await getPaymentInformation(cart, { signal })
  signal.throwIfAborted()
  batch(() => {
    setTotals(details.totals)
    setMethods(details.payment_methods)
    $savedAddress.set(choice)
  })
  return 'saved'
}
