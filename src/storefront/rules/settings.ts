import { isObject } from '#lib/json.ts'

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
