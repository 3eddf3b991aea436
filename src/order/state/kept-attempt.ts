import { readObject } from '#lib/json.ts'
import { local } from '#dom/storage/storage.ts'
import { toJson } from '#dom/safe-json.ts'

/**
 * An order that was sent and whose outcome is not known yet. In localStorage, since all tabs share one cart and a reload
 * must not lose it. Holds no personal data.
 */
export interface Attempt {
  /** Sent with every request of this attempt, and with no other (wire: headers). */
  id: string
  cart: string
  method: string
  /**
   * Its result can be read from the card provider (wire: payment-result). Missing in attempts stored before this was
   * recorded, of which it may be true.
   */
  hasProviderResult?: boolean
  /** The contract with the provider by which it was sent; undefined for the shop's own (wire: payment-result). */
  contract?: 'module'
  /** Milliseconds by this device's clock. */
  sentAt: number
  /** The shop has responded, with whatever result. */
  isAnswered?: boolean
  /** Known once the shop has created the order. */
  orderId?: string
}

const KEY = 'bezel-attempt'

export function readAttempt(): Attempt | undefined {
  const found = readObject(local.get(KEY))
  const isWhole = typeof found.id === 'string' && typeof found.cart === 'string'
  return isWhole ? (found as unknown as Attempt) : undefined
}

export const writeAttempt = (attempt: Attempt) => local.set(KEY, toJson(attempt))

export const removeAttempt = () => local.remove(KEY)
