import { latinDigits } from '../money/decimal.ts'

/**
 * Characters that nobody sees and that come along with pasted text: marks of direction, soft hyphens, word joiners,
 * controls. Kept are the joiners that Persian and Indic names need, variants of Japanese characters and line breaks.
 */
const INVISIBLE = /(?![\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}\t\n\r])[\p{DI}\p{Cc}]/gu

/** Spaces that keep a line together, which shops do not know. */
const FIXED_SPACES = /[\u00a0\u2007\u202f]/g

/** The text of a field as it is checked and sent, without spaces around it. Empty if there is nothing to see in it. */
export function cleanText(value: string): string {
  const text = value.replace(INVISIBLE, '').replace(FIXED_SPACES, ' ').trim()
  return /[^\s\p{DI}]/u.test(text) ? text : ''
}

/**
 * A code as the shop wrote it, out of a sentence or a letter: plain digits and dashes, no quotes around it, no full stop
 * behind it.
 */
export const cleanCode = (value: string): string =>
  cleanText(latinDigits(value.normalize('NFKC')))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/^\p{Quotation_Mark}+/u, '')
    .replace(/(?<![\p{Quotation_Mark}.。])[\p{Quotation_Mark}.。]+$/u, '')
    .trim()
