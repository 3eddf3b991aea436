import { latinDigits } from './money/decimal.ts'

/** A broken rule: a key of the shared texts and what its placeholders hold. */
export interface Problem {
  key: string
  values?: Record<string, string | number>
}

/** The most digits that a telephone number may have (rule: telephone). */
const TELEPHONE_MAX = 30

const EMAIL_EXAMPLE = 'johndoe@domain.com'

/** There must be something besides spaces (rule: required-fields). */
export function required(value: string | undefined): Problem | undefined {
  return value?.trim() ? undefined : { key: 'validate.required' }
}

/**
 * Digits, at most 30 (rule: telephone). The signs people write between digits, a leading plus and the digits of other
 * scripts are accepted, and the shop gets them: what it saves is what was typed.
 */
export function telephone(value: string): Problem | undefined {
  const number = digitsOfTelephone(value)
  if (!/^\+?\d+$/.test(number)) return { key: 'validate.telephone' }
  return maxLength(number.replace('+', ''), TELEPHONE_MAX)
}

/**
/**
 * Writes a number or code in plain signs: full-width letters and the digits of other scripts, any dash, and the sign for
 * a long vowel, which an input method for Japanese leaves as a dash.
 */
export const plainSigns = (value: string): string =>
  latinDigits(value.normalize('NFKC'))
    .replace(/[\p{Pd}−ー]/gu, '-')
    .trim()

/**
 * Returns `+49 (30) 12-34` as `+49301234`, for code that reads only digits. A text that is not a number is
 * only trimmed.
 */
export function digitsOfTelephone(value: string): string {
  const number = plainSigns(value).replace(/[\s().\-\/]/g, '')
  return /^\+?\d+$/.test(number) ? number : value.trim()
}

/** Full-width letters as the server reads them. */
export const normalizeEmail = (value: string): string => value.normalize('NFKC').trim()

/** One @, a name and a domain with a dot (rule: e-mail). Letters of every script pass. */
export function email(value: string): Problem | undefined {
  return isEmail(normalizeEmail(value))
    ? undefined
    : { key: 'validate.email', values: { email: EMAIL_EXAMPLE } }
}

/** Requires at least `n` characters. */
export function minLength(value: string, n: number): Problem | undefined {
  return countUpTo(value, n) >= n ? undefined : { key: 'validate.min-length', values: { 0: n } }
}

/** Allows at most `n` characters. */
export function maxLength(value: string, n: number): Problem | undefined {
  return countUpTo(value, n + 1) <= n ? undefined : { key: 'validate.max-length', values: { 0: n } }
}

/** Code points, as the server counts, without reading a huge paste to its end. */
function countUpTo(value: string, limit: number): number {
  let count = 0
  for (const _ of value) if (++count >= limit) break
  return count
}

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (text.length > 254 || at < 1 || at > 64) return false
  return (
    isDotted(text.slice(0, at), /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u) && isDomain(text.slice(at + 1))
  )
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const top = labels[labels.length - 1]!
  return (
    labels.length > 1 &&
    /^\D/.test(top) &&
    top.length > 1 &&
    isDotted(domain, /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}$(?<!-)/u)
  )
}

function isDotted(text: string, part: RegExp): boolean {
  return text.split('.').every((label) => part.test(label))
}
