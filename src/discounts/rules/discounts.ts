import { languageOf, toLocale } from '#lib/text/locale.ts'
import { fromMinor, toMinor } from '#lib/money/money.ts'
import { giftCards, segmentValue } from '#cart/rules/total-parts.ts'
import { type Totals } from '#cart/rules/totals.ts'
import type { QuoteItem } from '#cart/rules/cart.ts'
import { toUnits } from '#lib/money/decimal.ts'

const MASK = '•'

/**
 * Returns a gift card's code with all but its first and last four characters masked (rule: masked-gift-cards). If the
 * code has eight characters or fewer, at least the middle half is masked. The length is kept.
 */
export function maskGiftCard(code: string): string {
  const characters = [...code]
  const { length } = characters
  const shownAtEnd = length > 8 ? 4 : Math.floor(length / 4)
  return characters
    .map((character, index) => (index < shownAtEnd || index >= length - shownAtEnd ? character : MASK))
    .join('')
}

/**
 * The gift card entry is hidden on the Spanish and the Mexican site, by the store code or the locale
 * (rule: gift-card-entry).
 */
export function isGiftCardHidden(site: { locale: string; storeCode?: string }): boolean {
  if (/^(es|mx)$/i.test(site.storeCode ?? '')) return true
  const region = new Intl.Locale(toLocale(site.locale)).region
  return region ? region === 'ES' || region === 'MX' : languageOf(site.locale) === 'es'
}

/** Coupons are not for virtual carts (rule: credit-and-points). */
export function offersCoupon(isVirtual: boolean): boolean {
  return !isVirtual
}

/** Store credit is offered to logged-in customers who have some or have applied it (rule: credit-and-points). */
export function offersStoreCredit(shopper: {
  isLoggedIn: boolean
  balance: number
  applied?: boolean
}): boolean {
  return shopper.isLoggedIn && (shopper.balance > 0 || Boolean(shopper.applied))
}

/** Points are offered like store credit, but not for virtual carts (rule: credit-and-points). */
export function offersRewardPoints(
  shopper: { isLoggedIn: boolean; balance: number; applied?: boolean },
  isVirtual: boolean,
): boolean {
  return !isVirtual && offersStoreCredit(shopper)
}

/** A gift card on the cart as it is shown. */
interface ShownGiftCard {
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

/** A member's extra discount in percent (rule: purpose); a credit for return shipping comes with it. */
export const PRIME_PERCENT = 10

/**
 * True if the membership is in the cart. `primeSku` is the shop's setting; without it, the shop has no
 * membership programme.
 */
export function hasPrime(items: readonly Pick<QuoteItem, 'sku'>[], primeSku: string | undefined): boolean {
  return Boolean(primeSku) && items.some((item) => item.sku === primeSku)
}

/** Returns the amount a member saves on this amount, rounded to the currency's smallest unit. */
export function primeSaving(amount: number, currency: string): number {
  return fromMinor(toUnits((toMinor(Math.max(0, amount), currency) * PRIME_PERCENT) / 100, 0), currency)
}

/**
 * Returns the amount the membership would save on this cart: a tenth of each shipped item, after its other
 * discounts.
 */
export function primeSavingOn(
  totals: Pick<Totals, 'items'> | undefined,
  items: readonly Pick<QuoteItem, 'item_id' | 'is_virtual'>[],
  currency: string,
): number {
  const shipped = new Set(items.filter((item) => !item.is_virtual).map(({ item_id }) => item_id))
  const saved = (totals?.items ?? [])
    .filter(({ item_id }) => shipped.has(item_id))
    .map(({ row_total, discount_amount }) => row_total - Math.abs(discount_amount))
    .reduce((sum, open) => sum + toMinor(primeSaving(open, currency), currency), 0)
  return fromMinor(saved, currency)
}
