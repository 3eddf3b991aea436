import { maskGiftCard } from './discounts.ts'
import { fromMinor, toMinor } from '#lib/money/money.ts'
import { giftCards, segmentValue, type Totals } from '#cart/rules/totals.ts'

/** A gift card on the cart as it is shown. */
export interface ShownGiftCard {
  id: string
  /** Masked (rule: masked-gift-cards). */
  code: string
  /** The positive amount that the card pays of this order, in the quote's currency. */
  amount: number
  /** The remaining balance, formatted by the shop; absent when the shop does not send it. */
  balance?: string
}

/**
 * The gift cards on the cart (rule: applied-discounts). Their amounts come in base currency; together they make the
 * segment's amount. Without that segment they are converted by the context's rate (wire: context).
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

/** Whether an order may use more than one card; `undefined` when the shop does not send it. */
export function allowsSeveralCards(totals: Totals | undefined): boolean | undefined {
  return totals?.extension_attributes.gift_cards.enableMultiple
}
