import { atom } from 'nanostores'
import { ApiError } from '../../../../src/api/client/api-error'
import { savePayment } from '../../../../src/api/payment/payment'
import { segmentValue } from '../../../../src/domain/cart/totals'
import { mayBeDiscounted, PAYMENT_DISCOUNT } from '../../../../src/domain/payment/method-discount'
import { $cart, $totals } from '../../../../src/state/cart/cart'
import { loadTotals } from '../../../../src/state/cart/load-totals'
import { withFreshCart } from '../../../../src/state/cart/with-fresh-cart'
import { $settings } from '../../../../src/state/page/config'
import { $currency } from '../../../../src/state/page/context'
import { queue } from '../../../../src/state/queue'
import { task } from '../../../../src/state/task'
import { $savedAddress } from '../addresses'
import { $acceptedAgreements } from '../order/agreements'
import { $orderStatus } from '../order/status'

/** Cart, method and type that the shop has. */
const $savedChoice = atom('')

/**
 * Saves the way to pay with the cart, so that the totals have the discount for it, or no longer the one for another (§4, b.3).
 * Sends nothing where there is none to give or to take back. Never rejects.
 */
export function saveMethod(method: string, type: string | undefined): void {
  const choice = [$cart.get()?.id, method, type].join(' ')
  if (choice === $savedChoice.get() || $orderStatus.get() !== 'idle' || !(mayGive(type) || isGiven())) return
  void task('payment-method', () =>
    queue(
      'payment-method',
      async () => {
        await withFreshCart(async (cart) => {
          const additional_data = type ? { brand_code: type } : undefined
          const email = $savedAddress.get()?.billing.email
          const agreement_ids = $acceptedAgreements.get()
          if (!(await savePayment(cart, { method, additional_data, email, agreement_ids })))
            throw new ApiError('business', 200)
        })
        $savedChoice.set(choice)
        await loadTotals()
      },
      choice,
    ),
  )
}

const isGiven = () => Boolean(segmentValue($totals.get(), PAYMENT_DISCOUNT))

function mayGive(type: string | undefined): boolean {
  const settings = $settings.get()
  return mayBeDiscounted(
    {
      enabled: settings?.payment_discount_enabled,
      values: settings?.payment_discount_values,
      minimums: settings?.payment_discount_min_subtotals,
    },
    { currency: $currency.get(), subtotal: $totals.get()?.subtotal ?? 0, type },
  )
}
