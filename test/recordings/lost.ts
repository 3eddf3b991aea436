import { isObject } from '#lib/json.ts'

/** What stands in one record and is missing, or of another type, in the other: the release of the first cannot read it. */
export function lost(first: unknown, other: unknown, path = ''): string[] {
  if (Array.isArray(first)) {
    if (!Array.isArray(other)) return [path]
    return first.length && other.length ? lost(first[0], other[0], `${path}[]`) : []
  }
  if (!isObject(first)) return first === null || typeof first === typeof other ? [] : [path]
  if (!isObject(other)) return [path]
  return Object.entries(first).flatMap(([key, value]) =>
    lost(value, other[key], (path && `${path}.${key}`) || key),
  )
}
