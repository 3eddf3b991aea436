import type { Cart } from './quote.ts'

/** The items of a cart at their full prices, USD cents. */
export const cartValue = ({ items }: Pick<Cart, 'items'>): number =>
  items.reduce((sum, { basePrice, qty }) => sum + basePrice * qty, 0)
