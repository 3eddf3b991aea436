/** Where most shoppers have their mailbox. */
const COMMON = (
  'gmail.com googlemail.com yahoo.com hotmail.com outlook.com icloud.com live.com protonmail.com gmx.de gmx.net gmx.at ' +
  'web.de t-online.de freenet.de orange.fr wanadoo.fr laposte.net hotmail.fr yahoo.fr outlook.fr libero.it virgilio.it ' +
  'tiscali.it hotmail.it yahoo.it outlook.es hotmail.es yahoo.es telefonica.net interia.pl onet.pl telia.com hotmail.se ' +
  'yahoo.co.jp docomo.ne.jp ezweb.ne.jp softbank.ne.jp hotmail.co.uk yahoo.co.uk btinternet.com'
).split(' ')

/** Real ones that look like a slip of the above. */
const OTHERS = new Set(
  'mail.com email.com ymail.com gmx.com gmx.ch gmx.fr me.com mac.com msn.com aol.com'.split(' '),
)

/**
 * The address somebody meant who wrote `gmial.com`; `undefined` when the domain is a common one or like none. A
 * suggestion and never an error: the address as written may be right.
 */
export function suggestEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase()
  if (at < 1 || domain.length > 30 || COMMON.includes(domain) || OTHERS.has(domain)) return undefined
  const near = COMMON.map((known) => ({ known, count: slips(domain, known) })).filter(
    ({ known, count }) => count <= (known.length > 8 ? 2 : 1),
  )
  const [meant] = near.sort((one, other) => one.count - other.count)
  return meant && `${email.slice(0, at)}@${meant.known}`
}

/** Letters left out, put in, mistaken or swapped with their neighbour on the way from one word to the other. */
function slips(from: string, to: string): number {
  const rows: number[][] = []
  for (let i = 0; i <= from.length; i += 1) {
    rows[i] = []
    for (let j = 0; j <= to.length; j += 1) rows[i]![j] = i && j ? least(rows, i, j, from, to) : i + j
  }
  return rows[from.length]![to.length]!
}

function least(rows: number[][], i: number, j: number, from: string, to: string): number {
  const isSame = from[i - 1] === to[j - 1]
  const ways = [rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + (isSame ? 0 : 1)]
  const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
  if (isSwap) ways.push(rows[i - 2]![j - 2]! + 1)
  return Math.min(...ways)
}
