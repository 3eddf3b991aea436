/** Reading of values a server sends. No function here throws. */

export type JsonObject = Record<string, unknown>

/** Whether it is a keyed object, neither null nor a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Parses JSON inside a string; a value that is not a string is returned as it is. Returns `undefined` for
 * malformed JSON.
 */
export function readJson(text: unknown): unknown {
  if (typeof text !== 'string') return text ?? undefined
  // A missing stored value is common, and a page's first exception takes as long as drawing an item.
  if (!text) return undefined
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Reads JSON as `readJson` does, for a keyed object: `{}` for anything else. PHP writes an empty map as `[]`
 * (wire: controller-answers).
 */
export function readObject(text: unknown): JsonObject {
  const value = readJson(text)
  return isObject(value) ? value : {}
}

/**
 * A list in any of the forms a list answer may take (wire: controller-answers): `[]`, keyed by id, `null` or `{
 * items: […] }`.
 */
export function toList<T = unknown>(value: unknown): T[] {
  if (Array.isArray(value)) return value as T[]
  if (!isObject(value)) return []
  return (Array.isArray(value.items) ? value.items : Object.values(value)) as T[]
}

/** Text of a text or number; `''` for all else, so that neither `[object Object]` nor PHP's `false` reaches a screen. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

/** Those members of an object, and no others. */
export const pick = <T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>
