import { isObject, readObject, toList } from './json.ts'

/**
 * Members of an answer that are odd, by what a parser has made of it: `0.qty is no number`. They name no value, which may be
 * personal.
 */
export function oddMembers(raw: unknown, read: unknown, path = ''): string[] {
  const odd = (what: string) => [path ? `${path} ${what}` : what]
  const isMap = typeof raw === 'object' && raw !== null
  if (raw === undefined || raw === null) return []
  if (typeof read === 'number') return Number(raw) === read ? [] : odd('is no number')
  if (typeof read === 'string') return isMap ? odd('is no text') : []
  if (Array.isArray(read)) {
    if (!isMap) return odd('is no list')
    const rows = toList(raw)
    if (rows.length !== read.length) return odd(`has ${rows.length} rows, ${read.length} can be read`)
    return read.flatMap((row: unknown, index) => oddMembers(rows[index], row, member(path, index)))
  }
  if (!isObject(read)) return []
  const members = readObject(raw)
  return Object.entries(read).flatMap(([name, value]) => oddMembers(members[name], value, member(path, name)))
}

const member = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name))
