import { atom } from 'nanostores'
import { isObject, readJson } from '../../domain/json'
import { newId } from '../../host/new-id'
import { local } from '../../host/storage/storage'

/**
 * An order that was sent and whose outcome is not known yet. In localStorage, since all tabs share one cart and a reload
 * must not lose it. Holds no personal data.
 */
export interface Attempt {
  /** Sent with every request of this attempt, and with no other (a.2). */
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
  /** The shop has responded, with whatever result. */
  isAnswered?: boolean
  /** Known once the shop has created the order. */
  orderId?: string
}

const KEY = 'bezel-attempt'

/**
 * How long (ms) the shop may still work on a request without a response. A little longer than the request's timeout,
 * because the shop goes on after the browser has given up (d.11).
 */
const MAY_TAKE = 75_000

/** Id of the attempt this tab follows up. */
const $ownId = atom<string | undefined>()

export function readAttempt(): Attempt | undefined {
  const found = readJson(local.get(KEY))
  const isWhole = isObject(found) && typeof found.id === 'string' && typeof found.cart === 'string'
  return isWhole ? (found as unknown as Attempt) : undefined
}

/** Whether the shop may still create this order, although there is no response yet. */
export const isOnItsWay = (attempt: Attempt | undefined): boolean =>
  attempt !== undefined && !attempt.isAnswered && Math.abs(Date.now() - attempt.sentAt) < MAY_TAKE

/** The attempt for this cart, in any tab. */
export function attemptFor(cart: string): Attempt | undefined {
  const attempt = readAttempt()
  return attempt?.cart === cart ? attempt : undefined
}

/**
 * Records that an order is about to be sent, and gives the attempt's id. Undefined when another one for this cart may
 * still be created: send nothing.
 */
export function beginAttempt(cart: string, method: string, hasProviderResult = false): string | undefined {
  if (isOnItsWay(attemptFor(cart))) return undefined
  const id = newId()
  $ownId.set(id)
  writeAttempt({ id, cart, method, hasProviderResult, sentAt: Date.now() })
  return id
}

/** Records the response; with an id if the order was created. */
export function recordAnswer(orderId?: string): void {
  const open = readAttempt()
  if (open?.id === $ownId.get()) writeAttempt({ ...open!, isAnswered: true, ...(orderId && { orderId }) })
}

/** This tab follows up an attempt of another tab, or from before a reload, from now on. */
export const takeOverAttempt = ({ id }: Attempt): void => $ownId.set(id)

/** The outcome is known. Leaves an attempt that another tab follows up. */
export function endAttempt(): void {
  if (readAttempt()?.id === $ownId.get()) local.remove(KEY)
}

/** The order is created and reported, so no tab needs to follow it up. */
export const closeAttempt = (): void => local.remove(KEY)

const writeAttempt = (attempt: Attempt) => local.set(KEY, JSON.stringify(attempt))
