const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ACCENTED = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'

/** How much longer than English a language may be. */
const GROWTH = 0.4

/**
 * English as a language nobody speaks: every letter accented, every text 40 % longer and in brackets, values left as they
 * are. What stands plain on screen is not translated; a text without its last bracket has no room.
 */
export function pseudo(strings: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(strings).map(([key, text]) => [key, accented(text)]))
}

function accented(text: string): string {
  const parts = text.split(/(\{[^{}]*\})/)
  const words = parts.map((part, at) => (at % 2 ? part : [...part].map(accent).join('')))
  const length = parts.filter((_, at) => at % 2 === 0).join('').length
  return text && `[${words.join('')}${' ·~'.repeat(Math.ceil((length * GROWTH) / 3))}]`
}

function accent(sign: string): string {
  const at = PLAIN.indexOf(sign)
  return at < 0 ? sign : [...ACCENTED][at]!
}
