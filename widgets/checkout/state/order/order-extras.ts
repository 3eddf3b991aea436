import { atom, map } from 'nanostores'
import { saveGiftMessage, saveOrderComment, subscribe } from '../../../../src/api/order/order-extras'
import { toText } from '../../../../src/domain/json'
import { NO_GIFT_MESSAGE, type OrderGiftMessage } from '../../../../src/domain/order-extras'
import { logFailure } from '../../../../src/state/log'
import { $checkoutConfig } from '../../../../src/state/page/config'
import type { Order } from '../../../../src/state/order/order'
import { shopperCleared } from '../session/shopper-cleared'
import { beforeOrder } from './before-order'
import { saveOnce } from './save-once'

export const $orderComment = atom('')

/** The order is a gift, and these are its words. */
export const $isGift = atom(false)
export const $giftMessage = map<OrderGiftMessage>({ ...NO_GIFT_MESSAGE })

export const $wantsNewsletter = atom(false)

/** From now on they go with an order, and end with the shopper. */
export function startOrderExtras(): void {
  beforeOrder.add(saveOrderExtras)
  shopperCleared.add(clearOrderExtras)
}

function clearOrderExtras() {
  $orderComment.set('')
  $isGift.set(false)
  $giftMessage.set({ ...NO_GIFT_MESSAGE })
  $wantsNewsletter.set(false)
}

/** Saves what is not saved yet with the cart of this order. Throws ApiError where comment or gift message were not. */
export async function saveOrderExtras({ cart, email }: Order): Promise<void> {
  await saveOnce(`comment ${cart.id}`, $orderComment.get().trim(), '', (comment) =>
    saveOrderComment(cart, comment),
  )
  const { message, ...names } = $giftMessage.get()
  const isWritten = $isGift.get() && message.trim() !== ''
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
