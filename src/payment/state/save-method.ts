import { atom } from 'nanostores'
import { ApiError } from '#http/api-error.ts'
import { savePayment } from '../api/payment.ts'
import { segmentValue } from '#cart/rules/totals.ts'
import { mayBeDiscounted, PAYMENT_DISCOUNT } from '../rules/pay-later.ts'
import { $cart, $totals } from '#cart/state/cart.ts'
import { loadTotals } from '#cart/state/load-totals.ts'
import { withFreshCart } from '#cart/state/with-fresh-cart.ts'
import { $settings } from '#storefront/state/config.ts'
import { $currency } from '#storefront/state/context.ts'
import { queue } from '#async/queue.ts'
import { task } from '#async/task.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $acceptedAgreements } from '#order/state/agreements.ts'
import { $orderStatus } from '#order/state/order.ts'

/** Cart, method and type that the shop has. */
const $savedChoice = atom('')

/**
 * Saves the way to pay with the cart. The totals then have the discount for it, or no longer the one for
 * another (rule: method-discount, wire: save-payment-method). Sends nothing if the method gives no discount and no
 * earlier one has to be taken back. Never rejects.
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
