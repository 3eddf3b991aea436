import { atom, map } from 'nanostores'
import { saveGiftMessage, saveOrderComment, subscribe } from '../../../../src/api/order/order-extras'
import { readObject, toText } from '../../../../src/domain/json'
import { NO_GIFT_MESSAGE, type OrderGiftMessage } from '../../../../src/domain/order-extras'
import { $isVirtualCart } from '../../../../src/state/cart/contents'
import { logFailure } from '../../../../src/state/log'
import { $checkoutConfig } from '../../../../src/state/page/config'
import type { Order } from '../../../../src/state/order/order'
import { keepDraft, readDraft } from '../draft'
import { shopperCleared } from '../session/shopper-cleared'
import { beforeOrder, orderChecks } from './before-order'
import { saveOnce } from './save-once'

export const $orderComment = atom('')

/** The order is a gift, and these are its words. */
export const $isGift = atom(false)
export const $giftMessage = map<OrderGiftMessage>({ ...NO_GIFT_MESSAGE })

export const $wantsNewsletter = atom(false)

/** The last press of the order button found a gift without words; a new object with each press. */
export const $missingMessage = atom<object | undefined>()

/** From now on they go with an order, and end with the shopper. Begins with what was entered before a reload. */
export function startOrderExtras(): void {
  const kept = readObject(readDraft().extras)
  const gift = readObject(kept.gift)
  if ('comment' in kept) $orderComment.set(toText(kept.comment))
  if ('isGift' in kept) $isGift.set(kept.isGift === true)
  for (const name of GIFT_FIELDS) if (name in gift) $giftMessage.setKey(name, toText(gift[name]))
  beforeOrder.add(saveOrderExtras)
  shopperCleared.add(clearOrderExtras)
}

const GIFT_FIELDS = ['sender', 'recipient', 'message'] as const

/** To be called when something of it was entered. */
export function keepOrderExtras(): void {
  $missingMessage.set(undefined)
  keepDraft({ extras: { comment: $orderComment.get(), isGift: $isGift.get(), gift: $giftMessage.get() } })
}

const isGiftOffered = () => $isGift.get() && !$isVirtualCart.get()

/** From now on no gift is ordered without its words. Returns what ends that. */
export function startGiftCheck(): () => void {
  orderChecks.add(isGiftWritten)
  return () => void orderChecks.delete(isGiftWritten)
}

/** Without its words no shop keeps a gift message: To and From would be lost. */
function isGiftWritten(): boolean {
  const isMissing = isGiftOffered() && $giftMessage.get().message.trim() === ''
  $missingMessage.set(isMissing ? {} : undefined)
  return !isMissing
}

function clearOrderExtras() {
  $orderComment.set('')
  $isGift.set(false)
  $giftMessage.set({ ...NO_GIFT_MESSAGE })
  $wantsNewsletter.set(false)
  $missingMessage.set(undefined)
}

/** Saves what is not saved yet with the cart of this order. Throws ApiError where comment or gift message were not. */
export async function saveOrderExtras({ cart, email }: Order): Promise<void> {
  await saveOnce(`comment ${cart.id}`, $orderComment.get().trim(), '', (comment) =>
    saveOrderComment(cart, comment),
  )
  const { message, ...names } = $giftMessage.get()
  const isWritten = isGiftOffered() && message.trim() !== ''
  await saveOnce(
    `gift ${cart.id}`,
    isWritten ? { ...names, message } : NO_GIFT_MESSAGE,
    NO_GIFT_MESSAGE,
    (giftMessage) => saveGiftMessage(cart, giftMessage),
  )
  const address = email ?? toText($checkoutConfig.get()?.customerData.email)
  if (!$wantsNewsletter.get() || !address) return
  // No order waits for a newsletter.
  await saveOnce('newsletter', address, '', subscribe).catch((error: unknown) =>
    logFailure('newsletter', error),
  )
}
