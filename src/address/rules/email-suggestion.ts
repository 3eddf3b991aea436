/** Mail domains most shoppers use. */
const COMMON = (
  'gmail.com googlemail.com yahoo.com hotmail.com outlook.com icloud.com live.com protonmail.com gmx.de gmx.net gmx.at ' +
  'web.de t-online.de freenet.de orange.fr wanadoo.fr laposte.net hotmail.fr yahoo.fr outlook.fr libero.it virgilio.it ' +
  'tiscali.it hotmail.it yahoo.it outlook.es hotmail.es yahoo.es telefonica.net interia.pl onet.pl telia.com hotmail.se ' +
  'yahoo.co.jp docomo.ne.jp ezweb.ne.jp softbank.ne.jp hotmail.co.uk yahoo.co.uk btinternet.com'
).split(' ')

/** Mail domains that are one letter away from one of those. */
const OTHERS = ['liberto.it', 'proto2mail.com']

/** Endings that no domain has, and the ones they are written for. */
const ENDINGS: Record<string, string> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  xom: 'com',
  cim: 'com',
  comm: 'com',
  ed: 'de',
  'co.j': 'co.jp',
  'co.u': 'co.uk',
}

/**
 * The e-mail address with a misspelt domain (`gmial.com`) corrected: an ending that does not exist, or a name one letter
 * away from a common one behind its first. The other countries' domains of the same name (`hotmail.de`) are never
 * touched. Undefined for everything else; only a suggestion, never an error: the address as entered may be right.
 */
export function suggestEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase()
  if (at < 1 || domain.length > 30 || OTHERS.includes(domain)) return undefined
  const [name, ending] = split(domain)
  const meant = ENDINGS[ending] ?? ending
  const sameEnding = COMMON.map(split).filter(([, known]) => known === meant)
  const [correct] =
    sameEnding.find(([known]) => known === name) ?? sameEnding.find(([known]) => isOneOff(name, known)) ?? []
  return correct && `${correct}.${meant}` !== domain ? `${email.slice(0, at)}@${correct}.${meant}` : undefined
}

function split(domain: string): [name: string, ending: string] {
  const dot = domain.indexOf('.')
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)]
}

/** True if one letter was left out, added, replaced or swapped with its neighbour, in a name long enough to tell. */
function isOneOff(name: string, known: string): boolean {
  if (known.length < 5 || name[0] !== known[0]) return false
  let start = 0
  while (name[start] === known[start]) start += 1
  const rest = name.slice(start)
  const knownRest = known.slice(start)
  const swapped = knownRest.slice(0, 2).split('').reverse().join('') + knownRest.slice(2)
  return (
    rest === swapped ||
    rest.slice(1) === knownRest ||
    rest === knownRest.slice(1) ||
    rest.slice(1) === knownRest.slice(1)
  )
}
