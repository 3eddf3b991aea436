import { maskGiftCard } from './discounts'
import { isObject, readObject, toText } from '../json'
import { fromMinor, toMinor } from '../money/money'
import { extension, giftCards, segmentValue, type Totals } from '../cart/totals'

/** A gift card on the cart as it is shown. */
export interface ShownGiftCard {
  id: string
  /** Masked (§9). */
  code: string
  /** What it pays, positive, in the quote's currency. */
  amount: number
  /** What is on the card, in the shop's own writing; absent when it does not say. */
  balance?: string
}

/**
 * The gift cards on the cart (§3). Their amounts come in base currency; together they make the segment's amount, and where
 * there is no such segment, the context's rate tells it (b.11).
 */
export function shownGiftCards(totals: Totals | undefined, currencyRate = 1): ShownGiftCard[] {
  const used = giftCards(totals)
  const base = used.reduce((sum, { amount }) => sum + amount, 0)
  const currency = totals?.quote_currency_code ?? ''
  const paid = segmentValue(totals, 'gift_card')
  const rate = paid !== undefined && base > 0 ? Math.abs(paid) / base : currencyRate
  const list = readObject(readObject(extension(totals, 'gift_cards')).listGiftCard)
  return used.map(({ id, code, amount }) => {
    const balance = isObject(list[id]) ? toText((list[id] as Record<string, unknown>).balance) : ''
    const inQuote = fromMinor(toMinor(amount * rate, currency), currency)
    return { id, code: maskGiftCard(code), amount: inQuote, ...(balance && { balance }) }
  })
}

/** Whether the shop takes more than one card per order; `undefined` when it does not say. */
export function takesSeveralCards(totals: Totals | undefined): boolean | undefined {
  const { enableMultiple } = readObject(extension(totals, 'gift_cards'))
  return typeof enableMultiple === 'boolean' ? enableMultiple : undefined
}
