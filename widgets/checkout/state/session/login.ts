import { submitAddress } from '../address/submit-address.ts'
import { $savedAddress, $submittedAddress } from '#address/state/addresses.ts'
import { $confirmedMethod } from '#checkout/state/progress.ts'
import { clearShopper } from './clear-shopper.ts'
import { keepDraft, readDraft } from '#checkout/state/draft.ts'
import { $addressForm, accountName } from '../address/address-form.ts'
import { isEmailAvailable } from '#customer/api/email-available.ts'
import { email as problemOf, normalizeEmail } from '#lib/validate.ts'
import { logFailure } from '#storefront/state/log.ts'
import { $cart } from '#cart/state/cart.ts'
import { loadTotals } from '#cart/state/load-totals.ts'
import { withFreshCart } from '#cart/state/with-fresh-cart.ts'
import { task } from '#async/task.ts'

/**
 * Continues after the session ended and the shopper has logged in again. Submits again what was being saved.
 * The card form was unmounted meanwhile, so the payment has to be confirmed again. For another shopper
 * everything is cleared.
 */
export async function continueAfterLogin({ isSame }: { isSame: boolean }): Promise<void> {
  if (!isSame) return clearShopper()
  $confirmedMethod.set(undefined)
  const submitted = $submittedAddress.get()
  if (submitted && !$savedAddress.get()) await submitAddress(submitted)
}

/** Enters the name of the customer who has logged in here, unless one was typed. It makes no draft of its own. */
export function enterName(): void {
  const form = $addressForm.get()
  const { firstname, lastname } = form.shipping
  if (firstname || lastname) return
  const shipping = { ...form.shipping, ...accountName() }
  $addressForm.set({ ...form, shipping })
  if (readDraft().shipping) keepDraft({ shipping })
}

/** Whether an account has this address. Never rejects: where the shop does not answer, none has. */
export async function hasAccount(email: string): Promise<boolean> {
  if (problemOf(email)) return false
  try {
    return !(await isEmailAvailable(normalizeEmail(email)))
  } catch (error) {
    logFailure('known e-mail', error)
    return false
  }
}

/**
 * Makes a call that fails if a customer's session has ended (trap: lost-session). The calls of the payment step do
 * not fail then, and a customer would find out only after entering a card.
 */
export function checkSession(): void {
  if ($cart.get()?.customer) void task('session', () => withFreshCart(loadTotals))
}
