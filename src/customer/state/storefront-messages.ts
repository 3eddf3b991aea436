import { ApiError } from '#http/api-error.ts'
import { isObject } from '#lib/json.ts'
import { plainText } from '#lib/text/html-entities.ts'
import { type PageMessage, takeMessages, toMessages } from '#storefront/page/sections/messages.ts'
import { fetchSections } from '#storefront/state/sections.ts'

/**
 * The messages of the storefront about what was just posted: those the redirect left in the cookie and those in its queue
 * (wire: messages).
 */
export async function fetchMessages(): Promise<PageMessage[]> {
  const left = takeMessages(true)
  const { messages } = await fetchSections(['messages']).catch(() => ({ messages: undefined }))
  return [...left, ...toMessages(isObject(messages) ? messages.messages : undefined)]
}

/**
 * Waits for a post whose outcome only the messages tell. Throws ApiError, with the shop's sentence, unless they are of a
 * success.
 */
export async function untilConfirmed(post: Promise<unknown>): Promise<void> {
  await post
  const left = takeMessages(true)
  const messages = left.length ? left : await fetchMessages()
  const problems = messages.filter(({ type }) => type !== 'success')
  if (!messages.length || problems.length) throw refusal(problems)
}

/** The refusal that the messages tell. */
export const refusal = (messages: PageMessage[]) =>
  new ApiError('business', 200, { text: messages.map(({ text }) => plainText(text)).join(' ') })
