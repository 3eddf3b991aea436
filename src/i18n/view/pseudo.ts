const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The look of the letters by locale; those that read from right to left have no capitals. */
const LETTERS: Record<string, string> = {
  'en-XA': 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž',
  'ar-XB': 'ابتدهفغحيجكلمنوبقرسطعظشخيز'.repeat(2),
  'he-XB': 'אבצדהפגחיזכלמנעסקרשתוטבסיז'.repeat(2),
}

/** How much longer than English a language may be. */
const GROWTH = 0.4

/**
 * English as a language nobody speaks: every letter another, every text 40 % longer and in brackets, values
 * left as they are. A text that stands plain on screen is not translated; a text without its last bracket has
 * no room.
 */
export function pseudoOf(locale: string) {
  const letters = [...(LETTERS[locale] ?? PLAIN)]
  const other = (sign: string) => letters[PLAIN.indexOf(sign)] ?? sign
  return (strings: Record<string, string>) =>
    Object.fromEntries(Object.entries(strings).map(([key, text]) => [key, pseudoText(text, other)]))
}

function pseudoText(text: string, other: (sign: string) => string): string {
  const parts = text.split(/(\{\{[^{}]*\}\})/)
  const words = parts.map((part, at) => (at % 2 ? part : [...part].map(other).join('')))
  const length = parts.filter((_, at) => at % 2 === 0).join('').length
  return text && `[${words.join('')}${' ·~'.repeat(Math.ceil((length * GROWTH) / 3))}]`
}
