import { mergeCarts } from '../shop/cart.ts'
import { giftCards, hiddenCode } from '../shop/discounts.ts'
import type { Personality } from '../shop/mood.ts'
import type { Shop } from '../shop/shop.ts'

/** Personalities that change the shop once, when they are set; all others hold until the next one is set. */
const CHANGES: Partial<Record<Personality, (shop: Shop) => void>> = {
  'expired-session': (shop) => shop.sessions.clear(),
  'form-key-rotated': (shop) => {
    shop.rotateFormKey = true
  },
  'cart-merged': logInElsewhere,
  'cart-gone': (shop) => shop.carts.clear(),
  'gift-cards-expired': expireGiftCards,
  'offers-ended': (shop) => {
    shop.offersEnded = true
  },
  'cart-emptied': (shop) => {
    for (const cart of shop.carts.values()) cart.items = []
  },
  'price-changed': (shop) => {
    for (const { items } of shop.carts.values()) for (const item of items) item.basePrice += 500
  },
  'rate-gone': (shop) => {
    for (const cart of shop.carts.values()) cart.withdrawn = [cart.rate?.carrier_code ?? 'tablerate']
  },
}

/** Whether a second gift card replaces the first. */
export const takesOneCard = (shop: Shop) => shop.personality === 'one-gift-card'

/** Sets a personality; one-time changes happen now. */
export function strike(shop: Shop, personality: Personality): void {
  const change = CHANGES[personality]
  if (change) change(shop)
  else shop.personality = personality
  shop.recordEvent('personality', { personality })
}

/** Logs every guest in as the first demo customer, as if in another tab. */
function logInElsewhere(shop: Shop): void {
  const [customer] = shop.customers.values()
  for (const session of shop.sessions.values()) {
    if (session.customerId !== undefined || !customer) continue
    const guest = session.cartId === undefined ? undefined : shop.carts.get(session.cartId)
    session.customerId = customer.id
    mergeCarts(shop, session, guest?.active ? guest : undefined)
  }
}

/** Removes all gift cards from the carts and queues a user-facing message for their owners (wire: gift-card). */
function expireGiftCards(shop: Shop): void {
  for (const { id } of giftCards) shop.giftCardBalances[id] = 0
  for (const cart of shop.carts.values()) {
    const dropped = giftCards.filter(({ id }) => cart.giftCards.includes(id))
    cart.giftCards = []
    for (const session of shop.sessions.values()) {
      const isOwner =
        cart.customerId === undefined ? session.cartId === cart.id : session.customerId === cart.customerId
      for (const { code } of isOwner ? dropped : []) {
        session.messages.push({ type: 'error', text: `The gift card ${hiddenCode(code)} has expired.` })
      }
    }
  }
}
