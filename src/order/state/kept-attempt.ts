import type { JsonObject } from '#lib/json.ts'
import { local } from '#dom/storage/storage.ts'
import { cartRecords, isOfShop } from '#storefront/page/cart-records.ts'

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
  /** Base URL of the page that sent it; missing in attempts stored before this was recorded. */
  shop?: string
  /** Milliseconds by this device's clock. */
  sentAt: number
  /** The shop has responded, with whatever result. */
  isAnswered?: boolean
  /** Known once the shop has created the order. */
  orderId?: string
}

const attempts = cartRecords(local, 'bezel-attempt')

const isWhole = ({ id, cart }: JsonObject) => typeof id === 'string' && typeof cart === 'string'

/** The attempts of every base URL. No page can tell whether another one is a store view with the same cart. */
export const readAttempts = (): Attempt[] => attempts.all().filter(isWhole) as unknown as Attempt[]

/** The attempt to order this cart, on a page of any base URL; else the last one of this shop. */
export function readAttempt(cart?: string): Attempt | undefined {
  const found = attempts.find(cart)
  return found && isWhole(found) ? (found as unknown as Attempt) : undefined
}

export const writeAttempt = (attempt: Attempt) => attempts.write(attempt)

/** Removes the attempt of this id, or the last one of this shop. */
export const removeAttempt = (ofId?: string) =>
  attempts.remove((record) => (ofId ? record.id === ofId : isOfShop(record)))
