import type { Settings } from '#storefront/rules/context.ts'
import { flag } from '#lib/money/money.ts'

/**
 * The extras that a shopper may add to an order (wire: order-comment, wire: gift-message, wire: newsletter). The shop
 * switches on each of them.
 */
export interface OrderExtras {
  comment: boolean
  giftMessage: boolean
  newsletter: boolean
}

/** Which of them a shop offers. Nothing is given away with an order that is not delivered. */
export const offeredExtras = (settings: Settings | undefined, isVirtual: boolean): OrderExtras => ({
  comment: flag(settings?.order_comment),
  giftMessage: flag(settings?.gift_options_allow_order) && !isVirtual,
  newsletter: flag(settings?.newsletter_opt_in),
})

/** A message for the whole order. */
export interface OrderGiftMessage {
  sender: string
  recipient: string
  message: string
}

export const NO_GIFT_MESSAGE: OrderGiftMessage = { sender: '', recipient: '', message: '' }
