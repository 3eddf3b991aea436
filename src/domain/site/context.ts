import { isObject, toText } from '../json'
import { readLocale } from '../text/locale'
import { num } from '../money/decimal'

/** Language, currency and country of this visit (§3 Context, b.11). Absent: not in the response. */
export interface SiteContext {
  /** BCP 47. */
  locale?: string
  currencyCode?: string
  /** From base currency to `currencyCode`. */
  currencyRate?: number
  device?: string
  baseCurrencyCode?: string
  /** Two letters. */
  countryId?: string
  storeCode?: string
}

/** `undefined` when the response is no object. */
export function parseContext(raw: unknown): SiteContext | undefined {
  if (!isObject(raw)) return undefined
  const rate = num(raw.currencyRate)
  return {
    locale: readLocale(raw.locale),
    currencyCode: toText(raw.currencyCode) || undefined,
    currencyRate: rate > 0 ? rate : undefined,
    device: toText(raw.device) || undefined,
    baseCurrencyCode: toText(raw.baseCurrencyCode) || undefined,
    countryId: /^[a-z]{2}$/i.exec(toText(raw.countryId))?.[0],
    storeCode: toText(raw.storeCode) || undefined,
  }
}
