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

export type Device = 'Mobile' | 'Tablet' | 'PC'

const TABLET_FROM = 1000
const DESKTOP_FROM = 1025

/** The device a viewport of this many CSS pixels stands for (rule: viewports). */
export function deviceOf(width: number): Device {
  if (width >= DESKTOP_FROM) return 'PC'
  return width >= TABLET_FROM ? 'Tablet' : 'Mobile'
}

/**
 * The shop's settings by key (wire: settings). A missing key means that the feature is off. Values are of any type,
 * structured ones mostly JSON text, so each rule reads its own setting.
 */
export type Settings = Readonly<Record<string, unknown>>

/** Returns `undefined` if the response is not a map; PHP writes an empty one as `[]` (trap: empty-maps). */
export function parseSettings(raw: unknown): Settings | undefined {
  if (Array.isArray(raw) && !raw.length) return {}
  return isObject(raw) ? raw : undefined
}
