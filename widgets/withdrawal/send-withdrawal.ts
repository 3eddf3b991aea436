import { postWithdrawal, type Withdrawal } from '#order/api.ts'
import { safeUrl } from '#storefront/page/navigation.ts'
import { logFailure } from '#storefront/state/log.ts'
import { type Refusal, refusalOf } from '#async/refusals.ts'

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
