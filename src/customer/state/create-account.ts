import { createAccountOfOrder, type NewAccount } from '#order/api.ts'
import { ApiError } from '#http/api-error.ts'
import { plainText } from '#lib/text/html-entities.ts'
import { takeMessages } from '#storefront/page/sections/messages.ts'
import { logFailure } from '#storefront/state/log.ts'
import { type Refusal, refusalOf } from '#async/refusals.ts'
import { startNewSession } from './login.ts'

/**
 * Creates an account from the order just placed, and its session with it. Resolves with the reason if the
 * account was not created.
 */
export async function createAccount(account: NewAccount): Promise<Refusal | undefined> {
  let failure: unknown
  const target = await createAccountOfOrder(account).catch((error: unknown) => void (failure = error))
  // The answer is the same page for a success and a refusal; the shop's messages are in its cookie (wire: messages).
  const messages = takeMessages(true)
  const isCreated =
    messages.some(({ type }) => type === 'success') || (target && !/\/account\/create/.test(target))
  if (isCreated) {
    await startNewSession()
    return undefined
  }
  if (failure) logFailure('create-account', failure)
  const reason = messages.map(({ text }) => plainText(text)).join(' ')
  return reason || refusalOf(failure ?? new ApiError('business', 200))
}
