import { atom } from 'nanostores'
import { isObject, readJson } from '../../domain/json'
import { newId } from '../../host/new-id'
import { local } from '../../host/storage/storage'

/**
 * An order that was sent and whose end is not known yet. All tabs see it, since they share one cart; it outlives a
 * reload and holds nothing personal.
 */
export interface Attempt {
  id: string
  cart: string
  method: string
  /**
   * Its result can be read from the card provider (b.40). Missing in attempts stored before this was recorded, of which
   * it may be true.
   */
  hasProviderResult?: boolean
  /** By this device's clock, in milliseconds. */
  sentAt: number
  /** The shop is done with it, whatever it said. */
  isAnswered?: boolean
  /** Known once the shop has made the order. */
  orderId?: string
}

const KEY = 'bezel-attempt'

/**
 * How long a call nobody heard of again may still be at work in the shop. A little longer than we wait for an answer
 * ourselves, because the shop goes on when the browser has hung up (d.11).
 */
const ON_ITS_WAY = 75_000

/** Id of the attempt this tab looks after. */
const $ownId = atom<string | undefined>()

export function readAttempt(): Attempt | undefined {
  const found = readJson(local.get(KEY))
  const isWhole = isObject(found) && typeof found.id === 'string' && typeof found.cart === 'string'
  return isWhole ? (found as unknown as Attempt) : undefined
}

/** May this order still be made, although nobody has heard of it? */
export const isOnItsWay = (attempt: Attempt | undefined): boolean =>
  attempt !== undefined && !attempt.isAnswered && Math.abs(Date.now() - attempt.sentAt) < ON_ITS_WAY

/** The attempt for this cart, by whichever tab. */
export function attemptFor(cart: string): Attempt | undefined {
  const attempt = readAttempt()
  return attempt?.cart === cart ? attempt : undefined
}

/** Notes that an order is about to be sent. False when another one for the cart may be on its way: nothing may be sent. */
export function beginAttempt(cart: string, method: string, hasProviderResult = false): boolean {
  if (isOnItsWay(attemptFor(cart))) return false
  const id = newId()
  $ownId.set(id)
  keep({ id, cart, method, hasProviderResult, sentAt: Date.now() })
  return true
}

/** The shop has answered; with an id when it made the order. */
export function recordAnswer(orderId?: string): void {
  const open = readAttempt()
  if (open?.id === $ownId.get()) keep({ ...open!, isAnswered: true, ...(orderId && { orderId }) })
}

/** An attempt of another tab, or from before a reload, is looked after here from now on. */
export const adoptAttempt = ({ id }: Attempt): void => $ownId.set(id)

/** Its end is known. What another tab has sent is that tab's to end. */
export function endAttempt(): void {
  if (readAttempt()?.id === $ownId.get()) local.remove(KEY)
}

/** The order is made and told: whoever sent it need not ask any more. */
export const closeAttempt = (): void => local.remove(KEY)

const keep = (attempt: Attempt) => local.set(KEY, JSON.stringify(attempt))
