import { toText } from '../json.ts'

/** The names of the characters from 192 to 222. The small letters follow 32 places later. */
const CAPITALS =
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH ' +
  'Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN'

/** The names of the characters from 160 to 255, in their order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 ' +
  'acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  `${CAPITALS} szlig ${CAPITALS.toLowerCase().replace('times', 'divide')} yuml`

/** Each name with its character: those of HTML 4, without its Greek and mathematics, and what everything is escaped with. */
const OTHERS =
  'amp& lt< gt> quot" apos\' ' +
  'OEligŒ oeligœ ScaronŠ scaronš YumlŸ tilde˜ ensp\u2002 emsp\u2003 thinsp\u2009 zwnj\u200c zwj\u200d ' +
  'lrm\u200e rlm\u200f ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ dagger† Dagger‡ bull• hellip… ' +
  'permil‰ prime′ Prime″ lsaquo‹ rsaquo› frasl⁄ euro€ trade™ larr← uarr↑ rarr→ darr↓ harr↔ minus− infin∞ ' +
  'asymp≈ ne≠ le≤ ge≥ loz◊ spades♠ clubs♣ hearts♥ diams♦'

const CHARACTERS = new Map([
  ...LATIN.split(' ').map((name, index): [string, string] => [name, String.fromCodePoint(160 + index)]),
  ...OTHERS.split(' ').map((pair): [string, string] => [pair.slice(0, -1), pair.slice(-1)]),
])

const characterOf = (name: string) =>
  CHARACTERS.get(name) ?? (ANY_CASE.test(name) ? CHARACTERS.get(name.toLowerCase()) : undefined)

const ANY_CASE = /^(?:amp|lt|gt|quot|copy|reg)$/i

/** Text the server escaped for HTML, unescaped once: `O&#039;Neil` is `O'Neil`, `&amp;lt;` is `&lt;`. Not safe as HTML. */
export function decodeHtml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi, (match, decimal, hex, name) => {
    if (name) return characterOf(String(name)) ?? match
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : match
  })
}

/** A merchant's words in an answer, which may be escaped or have entities in them, as text. */
export const merchantText = (value: unknown): string => decodeHtml(toText(value))

/** No product of a shop has a longer name: Magento keeps 255 characters. */
const LONGEST_NAME = 512

/** The name of a product, cut where it is a mistake of another system. */
export const productName = (value: unknown): string => merchantText(value).slice(0, LONGEST_NAME)

/** A storefront's message without its markup: `You added <a href="…">Ring</a>` reads "You added Ring". */
export const plainText = (html: string): string =>
  decodeHtml(html.replace(/<br\s*\/?>/gi, ' ').replace(/<\/?[a-z][^<>]*>/gi, '')).trim()
