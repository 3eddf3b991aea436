/** `03/2030`, the form browsers autofill. */
const longYear = /^(\d\d?\D+)20(\d\d)$/

/** Formats what was typed as `MM/YY`: `3` becomes `03/`, `13` becomes `01/3`. While deleting, no slash is added. */
export function formatExpiry(text: string, deleting = false): string {
  const short = text.replace(longYear, '$1$2')
  const digits = monthFirst(short.replace(/\D/g, '')).slice(0, 4)
  if (digits.length < 2 || (deleting && digits.length === 2)) return digits
  return `${digits.slice(0, 2)}/${digits.slice(2)}`
}

/** Adds the leading zero of a month: after a first digit above 1, or for a month above 12. */
function monthFirst(digits: string): string {
  const impossible = /^[2-9]/.test(digits) || /^1[3-9]/.test(digits)
  return impossible ? `0${digits}` : digits
}

export type ExpiryState = 'empty' | 'incomplete' | 'past' | 'far' | 'valid'

/** Years a card may be valid at most. */
const longestRun = 20

/** Compares `MM/YY` with today; a card is valid until the end of its month. */
export function expiryState(text: string, today: Date): ExpiryState {
  const digits = text.replace(/\D/g, '')
  if (!digits) return 'empty'
  if (digits.length < 4) return 'incomplete'
  const month = Number(digits.slice(0, 2))
  if (month < 1 || month > 12) return 'past'
  const year = 2000 + Number(digits.slice(2))
  const months = (year - today.getFullYear()) * 12 + month - (today.getMonth() + 1)
  if (months < 0) return 'past'
  return months > longestRun * 12 ? 'far' : 'valid'
}

/** `['03', '2030']` from `03/30`. */
export function expiryParts(text: string): [month: string, year: string] {
  const digits = text.replace(/\D/g, '')
  return [digits.slice(0, 2), `20${digits.slice(2, 4)}`]
}
