import { decodeCookie, deleteCookie, readCookie } from '#dom/storage/cookies.ts'
import { isObject, readJson, toList } from '#lib/json.ts'
import { runsMagento } from './magento-module.ts'

/** A message of the storefront; the text may hold entities and inline tags. */
export interface PageMessage {
  type: string
  text: string
}

const COOKIE = 'mage-messages'

/**
 * Messages the server left in its cookie when it redirected (wire: messages), once: the cookie is emptied. On pages with
 * Magento's scripts those show them, unless `force`: then a request of ours has just caused them.
 */
export function takeMessages(force = false): PageMessage[] {
  const text = readCookie(COOKIE)
  if (!text || (runsMagento() && !force)) return []
  deleteCookie(COOKIE)
  return toMessages(readJson(decodeCookie(text, 'php')))
}

/** The messages in a list of any JSON shape (wire: controller-answers); entries without text are left out. */
export function toMessages(list: unknown): PageMessage[] {
  return toList(list)
    .filter(isObject)
    .flatMap(({ type, text }) =>
      typeof text === 'string' && text.trim() ? [{ type: String(type ?? 'notice'), text }] : [],
    )
}
