import { languageOf, toLocale } from '#lib/text/locale.ts'

const MASK = '•'

/**
 * Returns a gift card's code with all but its first and last four characters masked (§9). If the code has
 * eight characters or fewer, at least the middle half is masked. The length is kept.
 */
export function maskGiftCard(code: string): string {
  const characters = [...code]
  const { length } = characters
  const shownAtEnd = length > 8 ? 4 : Math.floor(length / 4)
  return characters
    .map((character, index) => (index < shownAtEnd || index >= length - shownAtEnd ? character : MASK))
    .join('')
}

/** §6: the gift card entry is hidden on the Spanish and the Mexican site, recognised by the store code or the locale. */
export function isGiftCardHidden(site: { locale: string; storeCode?: string }): boolean {
  if (/^(es|mx)$/i.test(site.storeCode ?? '')) return true
  const region = new Intl.Locale(toLocale(site.locale)).region
  return region ? region === 'ES' || region === 'MX' : languageOf(site.locale) === 'es'
}

/** §6: coupons are not for virtual carts. */
export function offersCoupon(isVirtual: boolean): boolean {
  return !isVirtual
}

/** §6: store credit is offered to logged-in customers who have some or have applied it. */
export function offersStoreCredit(shopper: {
  isLoggedIn: boolean
  balance: number
  applied?: boolean
}): boolean {
  return shopper.isLoggedIn && (shopper.balance > 0 || Boolean(shopper.applied))
}

/** §6: like store credit, but not for virtual carts. */
export function offersRewardPoints(
  shopper: { isLoggedIn: boolean; balance: number; applied?: boolean },
  isVirtual: boolean,
): boolean {
  return !isVirtual && offersStoreCredit(shopper)
}
