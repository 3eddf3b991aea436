/** Card schemes the stand-in provider knows, by the names the Drop-in uses. */
export type Brand = 'visa' | 'mc' | 'amex' | 'jcb' | 'diners' | 'discover' | 'maestro' | 'bcmc'

interface Scheme {
  brand: Brand
  starts: RegExp
  lengths: number[]
}

/** The first match wins, so narrow prefixes come first. */
const schemes: Scheme[] = [
  { brand: 'amex', starts: /^3[47]/, lengths: [15] },
  { brand: 'jcb', starts: /^35(2[89]|[3-8])/, lengths: [16, 19] },
  { brand: 'diners', starts: /^3(6|8|0[0-5])/, lengths: [14, 16, 19] },
  { brand: 'bcmc', starts: /^6703/, lengths: [16] },
  { brand: 'discover', starts: /^6(011|4[4-9]|5)/, lengths: [16, 19] },
  { brand: 'mc', starts: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, lengths: [16] },
  { brand: 'maestro', starts: /^(5[06-8]|6)/, lengths: [16, 18, 19] },
  { brand: 'visa', starts: /^4/, lengths: [16, 19] },
]

const schemeOf = (digits: string) => schemes.find(({ starts }) => starts.test(digits))

/** The scheme a number (or its beginning) belongs to; `undefined` while it could be several or none. */
export const brandOf = (digits: string): Brand | undefined => schemeOf(digits)?.brand

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The usual length of a scheme's numbers; at it the page moves the focus to the date. `undefined` for an unknown scheme. */
export const usualLength = (digits: string): number | undefined => schemeOf(digits)?.lengths[0]

/** The greatest length of a scheme's numbers. */
export const longestLength = (digits: string): number => schemeOf(digits)?.lengths.at(-1) ?? 19

/** Bancontact cards have no security code. */
export const cvcPolicy = (brand: string | undefined) => (brand === 'bcmc' ? 'hidden' : 'required')

export const cvcLength = (brand: string | undefined): number => (brand === 'amex' ? 4 : 3)

/** Groups of four; American Express prints 4-6-5. */
export function groupDigits(digits: string): string {
  const groups = brandOf(digits) === 'amex' ? [4, 6, 5] : [4, 4, 4, 4, 3]
  const texts: string[] = []
  let at = 0
  for (const size of groups) {
    if (at < digits.length) texts.push(digits.slice(at, at + size))
    at += size
  }
  return texts.join(' ')
}

/** Whether a whole number has the right Luhn check digit. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    const weighted = i % 2 ? digit * 2 : digit
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return digits.length > 0 && sum % 10 === 0
}

export type NumberState = 'empty' | 'incomplete' | 'luhn' | 'valid'

/** State of a typed number; valid at any of its scheme's lengths. */
export function numberState(digits: string, checkLuhn = true): NumberState {
  if (!digits) return 'empty'
  const lengths = schemeOf(digits)?.lengths ?? [16, 19]
  if (!lengths.includes(digits.length)) return 'incomplete'
  return !checkLuhn || passesLuhn(digits) ? 'valid' : 'luhn'
}
