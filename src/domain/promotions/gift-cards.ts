import { maskGiftCard } from './discounts'
import { fromMinor, toMinor } from '../money/money'
import { giftCards, segmentValue, type Totals } from '../cart/totals'

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
 * The gift cards on the cart (§3). Their amounts come in base currency; together they make the segment's amount. Without that
 * segment they are converted by the context's rate (b.11).
 */
export function shownGiftCards(totals: Totals | undefined, currencyRate = 1): ShownGiftCard[] {
  const used = giftCards(totals)
  const base = used.reduce((sum, { amount }) => sum + amount, 0)
  const currency = totals?.quote_currency_code ?? ''
  const paid = segmentValue(totals, 'gift_card')
  const rate = paid !== undefined && base > 0 ? Math.abs(paid) / base : currencyRate
  const balances = totals?.extension_attributes.gift_cards.balances ?? {}
  return used.map(({ id, code, amount }) => {
    const balance = Object.hasOwn(balances, id) && balances[id]
    const inQuote = fromMinor(toMinor(amount * rate, currency), currency)
    return { id, code: maskGiftCard(code), amount: inQuote, ...(balance && { balance }) }
  })
}

/** Whether the shop takes more than one card per order; `undefined` when it does not say. */
export function allowsSeveralCards(totals: Totals | undefined): boolean | undefined {
  return totals?.extension_attributes.gift_cards.enableMultiple
}
