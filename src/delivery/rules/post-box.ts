import type { Address } from '#address/rules/address.ts'
import { latinDigits } from '#lib/money/decimal.ts'

/**
 * How the world writes an address that no courier delivers to, as words without signs or accents. They are
 * matched word by word, so "Boxwood" does not match. A row has a kind, the words and, for short forms,
 * countries (`*`: any). In these countries, a short form counts if a number follows; elsewhere the same
 * letters are a postcode or a square. `^`: only as the first words.
 */
type Kind = 'post-box' | 'locker'
type Row = readonly [kind: Kind, phrases: string, countries?: string]

const rows: readonly Row[] = [
  // United States Postal Service, Publication 28; CMRA rule for PMB. Canada Post, Addressing Guidelines.
  ['post-box', 'po box|p o box|po bx|p o bx|p 0 box|p0 box|pobox|p o b|post office box|postal box'],
  ['post-box', 'po drawer|p o drawer|caller box'],
  ['post-box', 'box|drawer', '^*'],
  ['post-box', 'pob|postbox|lock box|lockbox', '*'],
  ['post-box', 'pmb', 'US CA'],
  ['post-box', 'po', '^US CA'],
  // Australia Post, addressing guidelines; New Zealand Post, address standards.
  ['post-box', 'gpo box|locked bag|private bag|mail bag'],
  // India Post.
  ['post-box', 'post box|post bag'],
  ['post-box', 'p b|pb', 'IN'],
  ['locker', 'parcel locker|parcel collect'],
  // Deutsche Post and DHL, Österreichische Post; Magyar Posta for Pf.
  ['post-box', 'postfach|postafiok'],
  ['post-box', 'pf', 'DE AT HU'],
  ['locker', 'packstation|postfiliale|postlagernd'],
  // La Poste, norme AFNOR XPZ 10-011: BP, CS (course spéciale), TSA (tri service arrivée); CP in Switzerland and Canada.
  ['post-box', 'boite postale|bte postale|case postale|course speciale|tri service arrivee'],
  ['post-box', 'bp|b p', '*'],
  ['post-box', 'cs|tsa', 'FR'],
  ['post-box', 'cp|c p', 'CA CH IT RO SM VA'],
  ['locker', 'poste restante'],
  // Poste Italiane; Correos; the posts of Latin America; Correios.
  ['post-box', 'casella postale|cas postale|cas post|caixa postal|apartado de correos|apartado postal'],
  ['post-box', 'apdo postal|apdo correos|apdo de correos|casilla de correo|casilla postal'],
  ['post-box', 'apartado|apdo|casilla', '*'],
  ['locker', 'fermo posta|fermoposta|lista de correos'],
  // PostNL, Posten Norge, Posti, PostNord.
  ['post-box', 'postbus|postboks|postilokero'],
  ['post-box', 'pl', '^FI'],
  // Poczta Polska, Česká pošta, Slovenská pošta, Poșta Română, the posts of the Balkans and the Baltics.
  ['post-box', 'skrytka pocztowa|skrytka poczt|skr poczt|skr pocz|postovni prihradka|postovy priecinok'],
  ['post-box', 'casuta postala|postanski pretinac|postni predal|pasto dezute|abonenta kastite|postkast'],
  ['post-box', 'skr', 'PL'],
  ['post-box', 'p p', 'HR SI RS BA ME'],
  ['post-box', 'a k', 'LV'],
  ['post-box', 'a d', 'LT'],
  ['locker', 'paczkomat'],
  // Ukrposhta, Bulgarian Posts, Pošta Srbije, Hellenic Post, PTT, the posts of the Arabian countries, Israel Post.
  ['post-box', 'abonentskaia skrynka|abonentskyi iashchyk|абонентский ящик|абонентская ячейка'],
  ['post-box', 'абонентська скринька|поштова скринька|пощенска кутия|поштански преградак'],
  ['post-box', 'а я', '*'],
  ['post-box', 'a ia', 'UA RU'],
  ['post-box', 'п к', '^BG'],
  ['post-box', 'ταχυδρομικη θυριδα|posta kutusu|صندوق بريد|صندوق البريد|תא דואר'],
  ['post-box', 'τ θ|ص ب|صب|ת ד|תד', '*'],
  ['post-box', 'p k', 'TR BG'],
  ['post-box', 'pk', 'TR'],
  // Pos Indonesia, Pos Malaysia, Vietnam Post.
  ['post-box', 'kotak pos|peti surat|hop thu'],
]

/** Scripts that leave no space between words: found anywhere in a line. */
const characters: readonly (readonly [Kind, string])[] = [
  // Japan Post, China Post, Chunghwa Post, Korea Post, Thailand Post.
  ['post-box', '私書箱|邮政信箱|郵政信箱|號信箱|号信箱|사서함|ตู้ ปณ|ตู้ปณ|ตู้ไปรษณีย์'],
  ['locker', '郵便局留|局留め'],
]

/**
 * A P.O. box, or a parcel locker or counter of a post office, in any of the languages the shop delivers to; undefined for
 * a street. Neither is delivered to by couriers (rule: post-boxes).
 */
export function boxKind(address: Partial<Address>): Kind | undefined {
  const country = address.country_id ?? ''
  const lines = [...(address.street ?? []), address.company ?? '']
  for (const line of lines) {
    const kind = kindOf(line, country)
    if (kind) return kind
  }
  return undefined
}

/** Is it a military address, American or British? Such an address forbids two methods (rule: post-boxes). */
export function isMilitary(address: Partial<Address>): boolean {
  const lines = [...(address.street ?? []), address.city ?? ''].map(words)
  if (lines.some((line) => /\bb ?f ?p ?o\b/.test(line.join(' '))) || isBritishForces(address)) return true
  if (address.country_id !== 'US') return false
  return isForcesState(address) || isForcesCity(words(address.city)) || lines.some(isForcesLine)
}

const FORCES_STATES = new Set(['aa', 'ae', 'ap'])
const FORCES_OFFICES = new Set(['apo', 'fpo', 'dpo'])

function isForcesState({ region_code, region, postcode }: Partial<Address>): boolean {
  if (FORCES_STATES.has((region_code ?? '').toLowerCase())) return true
  const name = words(region)
  return (
    (name[0] === 'armed' && name[1] === 'forces') || /^(09\d|340|96[2-6])\d\d/.test(fold(postcode).trim())
  )
}

/** The postcode area that stands for no place: "BF1 3AA". */
function isBritishForces({ country_id, postcode }: Partial<Address>): boolean {
  return country_id === 'GB' && /^bf1\s*\d[a-z]{2}$/i.test(fold(postcode).trim())
}

/** "APO", "A.P.O.", "FPO AP", "Army Post Office". */
function isForcesCity(city: string[]): boolean {
  if (/^(army|fleet|diplomatic) post office\b/.test(city.join(' '))) return true
  const [office = '', ...after] = city[0]?.length === 1 ? [city.slice(0, 3).join(''), ...city.slice(3)] : city
  return FORCES_OFFICES.has(office) && (after.length === 0 || FORCES_STATES.has(after[0]!))
}

/** "PSC 3 Box 1200", "CMR 450", "APO AE". */
function isForcesLine(line: string[]): boolean {
  return line.some((word, at) => {
    const next = line[at + 1] ?? ''
    if (FORCES_OFFICES.has(word)) return FORCES_STATES.has(next)
    if (word !== 'psc' && word !== 'cmr' && word !== 'unit') return false
    return /^\d/.test(next) && line[at + 2] === 'box'
  })
}

function kindOf(line: string, country: string): Kind | undefined {
  const folded = fold(line)
  const written = table().characters.find(({ text }) => folded.includes(text))
  if (written) return written.kind
  for (const part of folded.split(/[,;\n]/)) {
    const kind = partKind(words(part), country)
    if (kind) return kind
  }
  return undefined
}

function partKind(part: string[], country: string): Kind | undefined {
  const { phrases } = table()
  for (let at = 0; at < part.length; at++) {
    const found = phrases.get(part[at]!)?.find(({ rest, countries }) => {
      if (!rest.every((expected, index) => part[at + 1 + index] === expected)) return false
      return !countries || isNumbered(part, at, at + 1 + rest.length, countries, country)
    })
    if (found) return found.kind
  }
  return undefined
}

function isNumbered(part: string[], at: number, after: number, countries: string, country: string): boolean {
  if (countries.startsWith('^') && at > 0) return false
  if (!countries.includes('*') && !countries.includes(country || '?')) return false
  const next = part[after] ?? ''
  return /^\d/.test(NUMBER_SIGNS.has(next) ? (part[after + 1] ?? '') : next)
}

const NUMBER_SIGNS = new Set(['no', 'nr', 'n', 'num', 'numero', 'number', 'nummer', 'br', 'c'])

interface Phrase {
  kind: Kind
  rest: string[]
  countries: string | undefined
}

let built: { phrases: Map<string, Phrase[]>; characters: { kind: Kind; text: string }[] } | undefined

/** The phrases by their first word, folded as the lines are; built on first use. */
function table() {
  if (built) return built
  const phrases = new Map<string, Phrase[]>()
  for (const [kind, texts, countries] of rows) {
    for (const text of texts.split('|')) {
      const [first = '', ...rest] = words(text)
      phrases.set(first, [...(phrases.get(first) ?? []), { kind, rest, countries }])
    }
  }
  built = {
    phrases,
    characters: characters.flatMap(([kind, texts]) =>
      texts.split('|').map((text) => ({ kind, text: fold(text) })),
    ),
  }
  return built
}

/** In lower case and plain digits, without accents and full-width forms. */
function fold(text: string | undefined): string {
  return latinDigits((text ?? '').normalize('NFKD'))
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

/** Runs of letters and runs of digits: "POB12" is two. */
function words(text: string | undefined): string[] {
  return fold(text).match(/\p{L}+|\p{N}+/gu) ?? []
}
