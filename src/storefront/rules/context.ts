import { isObject, toText } from '#lib/json.ts'
import { num } from '#lib/money/decimal.ts'

/** Currency and country of this visit (rule: entities, wire: context). Absent: not in the response. */
export interface SiteContext {
  currencyCode?: string
  /** The rate from base currency to `currencyCode`. */
  currencyRate?: number
  /** Two letters. */
  countryId?: string
  storeCode?: string
}

/** Returns `undefined` if the response is not an object. */
export function parseContext(raw: unknown): SiteContext | undefined {
  if (!isObject(raw)) return undefined
  const rate = num(raw.currencyRate)
  return {
    currencyCode: toText(raw.currencyCode) || undefined,
    currencyRate: rate > 0 ? rate : undefined,
    countryId: /^[a-z]{2}$/i.exec(toText(raw.countryId))?.[0].toUpperCase(),
    storeCode: toText(raw.storeCode) || undefined,
  }
}
