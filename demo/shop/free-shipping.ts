import { convert, toNumber } from './money'
import type { Cart } from './quote'

type Kind = 'standard' | 'express'

/** From which subtotal on a delivery is free, by currency. */
export const freeFrom: Record<Kind, Record<string, number>> = {
  standard: { USD: 150, EUR: 140, GBP: 120, JPY: 20_000 },
  express: { USD: 400, EUR: 370, GBP: 320, JPY: 50_000 },
}

/** Has this cart come to it? */
export function isFree(kind: Kind, { items, currency }: Cart): boolean {
  const from = freeFrom[kind][currency]
  const subtotal = items.reduce((sum, { basePrice, qty }) => sum + convert(basePrice, currency) * qty, 0)
  return from !== undefined && toNumber(subtotal, currency) >= from
}
