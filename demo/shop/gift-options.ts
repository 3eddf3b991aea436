import { convert } from './money.ts'
import type { Cart } from './quote.ts'

export const giftBoxes = [
  { id: 3, name: 'Rose box', price: 420, is_default: false },
  { id: 4, name: 'Emerald box', price: 650, is_default: true },
]
export const messageCards = [
  { id: 1, name: 'Classic' },
  { id: 2, name: 'Botanical' },
]
export const GIFT_MESSAGE_LIMIT = 200

export const giftBoxPrice = (cart: Cart, currency: string) =>
  cart.items
    .flatMap(({ gifts }) => Object.values(gifts).flatMap(({ gift_boxes }) => gift_boxes))
    .reduce((sum, id) => sum + convert(giftBoxes.find((box) => box.id === id)?.price ?? 0, currency), 0)
