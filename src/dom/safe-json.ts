import { isObject, readJson } from '#lib/json.ts'

/** The natives as they were at load time: old frameworks on a page give arrays and dates a `toJSON` of their own. */
const { parse, stringify } = JSON
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

/**
 * The members of an object's JSON text by name, each as it is written there, which is not read: it may be
 * nested too deep, or have numbers that would be rounded. The map is empty if it is the text of anything
 * else.
 */
export function membersOf(text: string | null): Map<string, string> {
  const members = new Map<string, string>()
  if (!text || !isObject(readJson(text))) return members
  const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{},:]/g
  let depth = 0
  let start = text.indexOf('{') + 1
  let name: string | undefined
  for (let found; (found = tokens.exec(text));) {
    const { 0: token, index } = found
    if (depth === 1 && (token === ':' || token === ',' || token === '}')) {
      const part = text.slice(start, index)
      if (token === ':') name = parse(part) as string
      else if (name !== undefined) members.set(name, part)
      start = index + 1
    }
    if (token === '{' || token === '[') depth++
    if (token === '}' || token === ']') depth--
  }
  return members
}

/** The JSON text of such members. */
export function withMembers(members: Map<string, string>): string {
  let parts = ''
  for (const [name, text] of members) parts += `${parts ? ',' : ''}${stringify(name)}:${text}`
  return `{${parts}}`
}
