import { isObject, toText } from '../json'
import { languageOf, toLocale } from '../locale'

const MASK = '•'

/** §4: a coupon counts only when the answer carries no error. An answer that is no object is no success either. */
export function isCouponApplied(answer: unknown): boolean {
  if (!isObject(answer)) return false
  return !isTruthy(answer.error) && !isTruthy(answer.errors) && !isNo(answer.success)
}

/** The answer's own words for the error line (§8); `''` when it brought none. */
export function couponMessage(answer: unknown): string {
  if (!isObject(answer)) return ''
  return toText(answer.message) || toText(answer.error_message) || errorText(answer.error)
}

/**
 * A gift card's code as it may be shown: the first and last four signs (§9). That would show all of a short code, so of
 * eight signs or fewer at least the middle half is hidden. Signs that are hidden already stay hidden; the length is kept.
 */
export function maskGiftCard(code: string): string {
  const signs = [...code]
  const { length } = signs
  const shownAtEnd = length > 8 ? 4 : Math.floor(length / 4)
  return signs.map((sign, at) => (at < shownAtEnd || at >= length - shownAtEnd ? sign : MASK)).join('')
}

/** §6: the gift card entry is hidden on the Spanish and the Mexican site, told by the store's code or the locale. */
export function isGiftCardHidden(site: { locale: string; storeCode?: string }): boolean {
  if (/^(es|mx)$/i.test(site.storeCode ?? '')) return true
  const region = new Intl.Locale(toLocale(site.locale)).region
  return region ? region === 'ES' || region === 'MX' : languageOf(site.locale) === 'es'
}

/** §6: coupons are not for virtual carts. */
export function offersCoupon(isVirtual: boolean): boolean {
  return !isVirtual
}

/** §6: store credit is for those logged in, and there must be some or it must be in use. */
export function offersStoreCredit(shopper: {
  isLoggedIn: boolean
  balance: number
  applied?: boolean
}): boolean {
  return shopper.isLoggedIn && (shopper.balance > 0 || Boolean(shopper.applied))
}

/** §6: reward points likewise, and only for carts that are shipped. */
export function offersRewardPoints(
  shopper: { isLoggedIn: boolean; balance: number; applied?: boolean },
  isVirtual: boolean,
): boolean {
  return !isVirtual && offersStoreCredit(shopper)
}

function isTruthy(value: unknown): boolean {
  if (typeof value === 'string') return value !== '' && value !== '0' && value !== 'false'
  return Boolean(value)
}

function isNo(value: unknown): boolean {
  return value === false || value === 0 || value === '0' || value === 'false'
}

function errorText(error: unknown): string {
  return typeof error === 'string' && !/^(1|true)$/.test(error) ? error : ''
}
