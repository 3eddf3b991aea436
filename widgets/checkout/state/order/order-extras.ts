import { atom, map } from 'nanostores'
import { ApiError } from '#http/api-error.ts'
import { saveGiftMessage, saveOrderComment, subscribe } from '#order/api.ts'
import { readObject, toText } from '#lib/json.ts'
import { NO_GIFT_MESSAGE, type OrderGiftMessage } from '#order/rules/order-extras.ts'
import type { Problem } from '#lib/validate.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { logFailure } from '#storefront/state/log.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import type { Order, Outcome } from '#order/state/order.ts'
import { keepDraft, readDraft } from '#checkout/state/draft.ts'
import { addOrderPart, orderParts, saveOnce } from './order-parts.ts'

export const $orderComment = atom('')

/** The order is a gift, and these are its words. */
export const $isGift = atom(false)
export const $giftMessage = map<OrderGiftMessage>({ ...NO_GIFT_MESSAGE })

export const $wantsNewsletter = atom(false)

/** The address to subscribe once there is an order; empty for a shopper who does not want the newsletter. */
const $subscriber = atom('')

/** The address that this page has subscribed. */
const $subscribed = atom('')

/** The problem that the last press of the order button met in one of them. Each press sets a new object. */
export const $wrongExtra = atom<{ name: 'comment' | 'message'; problem: Problem | string } | undefined>()

/** From now on they go with an order, and end with the shopper. */
export const startOrderExtras = (): void => void orderParts.add(EXTRAS)

const EXTRAS = { before: saveOrderExtras, after: subscribeOnce, clear: clearOrderExtras }

/** Begins with what was entered for this cart before a reload. */
export function readKeptExtras(): void {
  const kept = readObject(readDraft().extras)
  const gift = readObject(kept.gift)
  if ('comment' in kept) $orderComment.set(toText(kept.comment))
  if ('isGift' in kept) $isGift.set(kept.isGift === true)
  for (const name of GIFT_FIELDS) if (name in gift) $giftMessage.setKey(name, toText(gift[name]))
}

const GIFT_FIELDS = ['sender', 'recipient', 'message'] as const

/** To be called when something of it was entered. */
export function keepOrderExtras(): void {
  $wrongExtra.set(undefined)
  keepDraft({ extras: { comment: $orderComment.get(), isGift: $isGift.get(), gift: $giftMessage.get() } })
}

const isGiftOffered = () => $isGift.get() && !$isVirtualCart.get()

/** From now on no gift is ordered without its words. Returns what ends that. */
export const startGiftCheck = (): (() => void) => addOrderPart({ isReady: isGiftWritten })

/** Without its words no shop keeps a gift message: To and From would be lost. */
function isGiftWritten(): boolean {
  const isMissing = isGiftOffered() && $giftMessage.get().message.trim() === ''
  $wrongExtra.set(isMissing ? { name: 'message', problem: { key: 'validate.required' } } : undefined)
  return !isMissing
}

function clearOrderExtras() {
  $orderComment.set('')
  $isGift.set(false)
  $giftMessage.set({ ...NO_GIFT_MESSAGE })
  $wantsNewsletter.set(false)
  $subscriber.set('')
  $wrongExtra.set(undefined)
}

/**
 * Saves what is not saved yet with the cart of this order. If the shop refuses a comment or a gift message,
 * the refusal is shown there, and nothing is ordered. Throws ApiError if they were not saved for another
 * reason.
 */
export async function saveOrderExtras({ cart, email }: Order): Promise<Outcome | void> {
  const comment = $orderComment.get().trim()
  const commenting = saveOnce(`comment ${cart.id}`, comment, '', (text) => saveOrderComment(cart, text))
  if (!(await isTaken('comment', commenting))) return { type: 'stay' }
  const { message, ...names } = $giftMessage.get()
  const isWritten = isGiftOffered() && message.trim() !== ''
  const gift = isWritten ? { ...names, message } : NO_GIFT_MESSAGE
  const giving = saveOnce(`gift ${cart.id}`, gift, NO_GIFT_MESSAGE, (words) => saveGiftMessage(cart, words))
  if (isWritten && !(await isTaken('message', giving))) return { type: 'stay' }
  await giving
  const address = email ?? toText($checkoutConfig.get()?.customerData.email)
  $subscriber.set($wantsNewsletter.get() ? address : '')
}

/** The request goes on when the page is left for the next one. */
function subscribeOnce() {
  const address = $subscriber.get()
  if (!address || $subscribed.get() === address) return
  $subscribed.set(address)
  subscribe(address).catch((error: unknown) => {
    logFailure('newsletter', error)
    if ($subscribed.get() === address) $subscribed.set('')
  })
}

/** False where the shop has refused it, in words that are shown at its field. */
async function isTaken(name: 'comment' | 'message', saving: Promise<void>): Promise<boolean> {
  try {
    await saving
    return true
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'business' || !error.text) throw error
    $wrongExtra.set({ name, problem: error.text })
    return false
  }
}
