/** Mail domains most shoppers use. */
const COMMON = (
  'gmail.com googlemail.com yahoo.com hotmail.com outlook.com icloud.com live.com protonmail.com gmx.de gmx.net gmx.at ' +
  'web.de t-online.de freenet.de orange.fr wanadoo.fr laposte.net hotmail.fr yahoo.fr outlook.fr libero.it virgilio.it ' +
  'tiscali.it hotmail.it yahoo.it outlook.es hotmail.es yahoo.es telefonica.net interia.pl onet.pl telia.com hotmail.se ' +
  'yahoo.co.jp docomo.ne.jp ezweb.ne.jp softbank.ne.jp hotmail.co.uk yahoo.co.uk btinternet.com'
).split(' ')

/** Domains that exist, though they look like a misspelling of those above. */
const OTHERS = new Set(
  'mail.com email.com ymail.com gmx.com gmx.ch gmx.fr me.com mac.com msn.com aol.com'.split(' '),
)

/**
 * The e-mail address with a misspelt domain (`gmial.com`) corrected; undefined when the domain is a known one or close to
 * none. Only a suggestion, never an error: the address as entered may be right.
 */
export function suggestEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase()
  if (at < 1 || domain.length > 30 || COMMON.includes(domain) || OTHERS.has(domain)) return undefined
  const close = COMMON.map((known) => ({ known, distance: editDistance(domain, known) })).filter(
    ({ known, distance }) => distance <= (known.length > 8 ? 2 : 1),
  )
  const [closest] = close.sort((one, other) => one.distance - other.distance)
  return closest && `${email.slice(0, at)}@${closest.known}`
}

/** Damerau–Levenshtein: letters left out, added, replaced, or swapped with their neighbour. */
function editDistance(from: string, to: string): number {
  const rows: number[][] = []
  for (let i = 0; i <= from.length; i += 1) {
    rows[i] = []
    for (let j = 0; j <= to.length; j += 1) rows[i]![j] = i && j ? cheapestEdit(rows, i, j, from, to) : i + j
  }
  return rows[from.length]![to.length]!
}

function cheapestEdit(rows: number[][], i: number, j: number, from: string, to: string): number {
  const isSame = from[i - 1] === to[j - 1]
  const costs = [rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + (isSame ? 0 : 1)]
  const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
  if (isSwap) costs.push(rows[i - 2]![j - 2]! + 1)
  return Math.min(...costs)
}
