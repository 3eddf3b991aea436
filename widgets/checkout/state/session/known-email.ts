import { isEmailAvailable } from '../../../../src/api/email-available'
import { email as problemOf, normalizeEmail } from '../../../../src/domain/validate'
import { logFailure } from '../../../../src/state/log'

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
