/** Exact decimal reading, because 0.29 × 100 is not 29 in binary (rule: money). */

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i

/**
 * The number of a number or decimal text ("50.0000"), 0 for everything else and beyond 2^53, so that a product of two
 * stays finite. Never NaN, never −0.
 */
export function num(value: unknown): number {
  const isNumeric = typeof value === 'string' ? isDecimalText(value) : typeof value === 'number'
  const number = isNumeric ? Number(value) : 0
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number + 0 : 0
}

/** True in any form a server writes it: `true`, `1`, `"1"`, `"true"`. */
export function flag(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}

/** `round(value × 10^digits)` as an integer, half away from zero. Exact below 2^53; text is never read as binary. */
export function toUnits(value: unknown, digits: number): number {
  const { negative, whole, fraction } = digitsOf(value)
  const kept = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  const units = Number.isFinite(kept) ? kept + (fraction.charAt(digits) >= '5' ? 1 : 0) : 0
  return negative && units > 0 ? -units : units
}

type RegExpParts = [match: string, sign: string, digits: string, decimals?: string, exponent?: string]

function isDecimalText(text: string): boolean {
  return DECIMAL.test(text.trim()) && /\d/.test(text)
}

/**
 * Sign, whole digits and fraction digits, the exponent worked in. The digits are empty if the text is zero or not a
 * number.
 */
export function digitsOf(value: unknown): { negative: boolean; whole: string; fraction: string } {
  if (num(value) === 0) return { negative: false, whole: '', fraction: '' }
  const [, sign, digits, decimals = '', exponent = '0'] = DECIMAL.exec(
    String(value).trim(),
  ) as unknown as RegExpParts
  const point = digits.length + Number(exponent)
  const padded = '0'.repeat(Math.max(-point, 0)) + (digits + decimals).padEnd(point, '0')
  const at = Math.max(point, 0)
  return { negative: sign === '-', whole: padded.slice(0, at), fraction: padded.slice(at) }
}

/** Writes the digits of every script as the shop reads them. Other signs stay. */
export const latinDigits = (text: string): string => text.replace(/\p{Nd}/gu, latinDigit)

/** Unicode lists the ten digits of each script one after another, from its zero on. */
function latinDigit(digit: string): string {
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - value - 1))) value++
  return String(value % 10)
}
