import { languageOf, toLocale } from '#lib/text/locale.ts'

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
