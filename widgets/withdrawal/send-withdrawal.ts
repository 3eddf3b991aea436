import { postWithdrawal, type Withdrawal } from '../../src/api/order/withdrawal'
import { safeUrl } from '../../src/host/safe-url'
import { logFailure } from '../../src/state/log'
import { type Refusal, refusalOf } from '../../src/state/refusals'

/** Sends the declaration, to this site only. Resolves with the shop's message, or with why it was not received. */
export async function sendWithdrawal(
  url: string,
  withdrawal: Withdrawal,
): Promise<{ message: string } | { refusal: Refusal }> {
  if (!safeUrl(url)) return { refusal: { key: 'state.failed' } }
  try {
    return { message: await postWithdrawal(url, withdrawal) }
  } catch (error) {
    logFailure('withdrawal', error)
    return { refusal: refusalOf(error) }
  }
}
