/** The signs between groups of three digits and before decimals, and the currency's sign, by language and currency. */
const FORMATS: Record<string, string | undefined> = {
  'de EUR': '.,€',
  'en EUR': ',.€',
  'en GBP': ',.£',
  'en USD': ',.$',
  'es EUR': '.,€',
  'fr EUR': '\u202f,€',
  'it EUR': '.,€',
  'ja JPY': ',.￥',
  'pl PLN': '\xa0,zł',
  'sv SEK': '\xa0,kr',
}

const HOMES = 'de-DE en-US es-ES fr-FR it-IT ja-JP pl-PL sv-SE'.split(' ')

/** Numbers of four digits stand ungrouped in these languages. */
const UNGROUPED = 'es it pl'.split(' ')

/**
 * Writes amounts from 0 to a billion as `Intl` does, in the currencies most used with a language, as its home country
 * writes them; undefined for any other. A browser's first `Intl.NumberFormat` takes 20 to 100 ms, because it looks
 * through all languages; they would pass between the shop's answer and the first price on the screen.
 */
export function homeFormat(
  currency: string,
  locale: string,
  digits: number,
): ((amount: number) => string) | undefined {
  const language = HOMES.includes(locale) ? locale.slice(0, 2) : locale
  const format = FORMATS[`${language} ${currency}`]
  if (!format) return undefined
  const [group = '', decimal = ''] = format
  const sign = format.slice(2)
  const smallest = UNGROUPED.includes(language) ? 1e4 : 1e3
  return (amount) => {
    let number = amount.toFixed(digits).replace('.', decimal)
    const whole = digits ? number.length - digits - 1 : number.length
    for (let at = whole - 3; at > 0 && amount >= smallest; at -= 3)
      number = number.slice(0, at) + group + number.slice(at)
    return decimal === '.' ? sign + number : `${number}\xa0${sign}`
  }
}
