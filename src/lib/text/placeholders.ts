/**
 * Fills the server's `%1` and `%name` (wire: placeholders). `parameters` is a list (`%1` is the first) or an object;
 * without it the text stays as it is, since "10% off" is a text too. Values are put in once, as text, and never read
 * again.
 */
export function render(message: string, parameters?: unknown): string {
  if (typeof message !== 'string') return ''
  if (typeof parameters !== 'object' || parameters === null) return message
  const find = Array.isArray(parameters)
    ? inList(parameters)
    : inObject(parameters as Record<string, unknown>)
  return message.replace(/%(\w+)/g, (match, name: string) => find(name) ?? match)
}

type Find = (name: string) => string | undefined

/** The longest run of leading digits that is a position; what follows it is text, as PHP's `strtr` reads it. */
function inList(list: unknown[]): Find {
  const longest = String(list.length).length
  return (name) => {
    const digits = /^\d*/.exec(name.slice(0, longest))?.[0] ?? ''
    for (let length = digits.length; length > 0; length--) {
      const position = Number(digits.slice(0, length))
      if (position >= 1 && position <= list.length) return asText(list[position - 1]) + name.slice(length)
    }
    return undefined
  }
}

function inObject(object: Record<string, unknown>): Find {
  const keys = Object.keys(object)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
  return (name) => {
    const key = keys.find((candidate) => name.startsWith(candidate))
    if (key !== undefined) return asText(object[key]) + name.slice(key.length)
    // A position counts only as a whole number here, not as the start of a longer one.
    const position = /^\d+$/.test(name) ? Number(name) : 0
    return position > 0 && position <= keys.length ? asText(Object.values(object)[position - 1]) : undefined
  }
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  try {
    return String(value)
  } catch {
    return ''
  }
}
