import { isEmailAvailable } from '#customer/api/email-available.ts'
import { email as problemOf, normalizeEmail } from '#lib/validate.ts'
import { logFailure } from '#storefront/state/log.ts'

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
