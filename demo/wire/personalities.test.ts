import { expect, it } from 'vitest'
import { newCart } from '../shop/cart.ts'
import { giftCards } from '../shop/discounts.ts'
import { Shop } from '../shop/shop.ts'
import { strike } from './personalities.ts'
import { newSession } from './session.ts'

/** A visitor with a cart that a gift card pays for. */
function enter(shop: Shop, customerId?: number) {
  const session = newSession(shop, { customerId })
  shop.sessions.set(session.id, session)
  newCart(shop, session).giftCards = [giftCards[0]!.id]
  return session
}

it('only visitors whose cart had the gift card get the message that it has expired', () => {
  const shop = new Shop()
  const visitors = [enter(shop), enter(shop), enter(shop, 7), newSession(shop)]
  const elsewhere = newSession(shop, { customerId: 7 })
  for (const session of [...visitors, elsewhere]) shop.sessions.set(session.id, session)
  strike(shop, 'gift-cards-expired')
  expect([...visitors, elsewhere].map(({ messages }) => messages.length)).toEqual([1, 1, 1, 0, 1])
  expect([...shop.carts.values()].flatMap((cart) => cart.giftCards)).toEqual([])
})
