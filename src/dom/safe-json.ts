/** As they were at load time: old frameworks on a page give arrays and dates a `toJSON` of their own. */
const { stringify } = JSON
const { isArray } = Array
const { keys } = Object

/**
 * JSON text of plain data, whatever the page did to prototypes. Undefined members are left out and numbers that are not
 * finite become null, as by `JSON.stringify`.
 */
export function toJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return stringify(value) ?? 'null'
  let parts = ''
  if (isArray(value)) {
    for (let i = 0; i < value.length; i++) parts += `${i ? ',' : ''}${toJson(value[i])}`
    return `[${parts}]`
  }
  for (const key of keys(value)) {
    const member = (value as Record<string, unknown>)[key]
    if (member === undefined || typeof member === 'function') continue
    parts += `${parts ? ',' : ''}${stringify(key)}:${toJson(member)}`
  }
  return `{${parts}}`
}
