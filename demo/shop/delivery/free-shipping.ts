import { listPrice } from '../list-price.ts'
import { toNumber } from '../money.ts'
import type { Cart } from '../quote.ts'

type Kind = 'standard' | 'express'

/** The least subtotal for free delivery, by currency. */
export const freeFrom: Record<Kind, Record<string, number>> = {
  standard: { USD: 150, EUR: 140, GBP: 120, JPY: 20_000 },
  express: { USD: 400, EUR: 370, GBP: 320, JPY: 50_000 },
}

/** Whether the cart's subtotal reaches the threshold of its currency. */
export function isFree(kind: Kind, { items, currency }: Cart): boolean {
  const from = freeFrom[kind][currency]
  const subtotal = items.reduce((sum, { basePrice, qty }) => sum + listPrice(basePrice, currency) * qty, 0)
  return from !== undefined && toNumber(subtotal, currency) >= from
}
