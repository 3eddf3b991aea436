/** How the world writes "P.O. box", as words without signs or accents. Matched word by word, so "Boxwood" is none. */

/** Enough by themselves. */
export const boxPhrases: readonly string[] = [
  'po box|p o box|post office box|postal box|gpo box|locked bag|private bag|pobox|p o b',
  'postfach|packstation|postfiliale|boite postale|bte postale|case postale|course speciale',
  'apartado de correos|apartado postal|apdo postal|apdo correos|apdo de correos|casilla de correo|casilla postal',
  'casella postale|cas postale|caixa postal|postbus|postboks|postilokero|poste restante',
  'skrytka pocztowa|skr poczt|skrytka poczt|postovni prihradka|postovy priecinok|postafiok',
  'casuta postala|postanski pretinac|postni predal|pasto dezute|abonenta kastite|postkast',
  'posta kutusu|kotak pos|peti surat|hop thu|abonentskaia skrynka|abonentskyi iashchyk',
  'пощенска кутия|абонентский ящик|абонентская ячейка|абонентська скринька|поштова скринька|поштански преградак',
  'ταχυδρομικη θυριδα|صندوق بريد|صندوق البريد|תא דואר',
].flatMap((line) => line.split('|'))

/** Scripts that leave no space between words: found anywhere in a line. */
export const boxCharacters: readonly string[] = [
  '私書箱',
  '邮政信箱',
  '郵政信箱',
  '號信箱',
  '号信箱',
  '사서함',
  'ตู้ ปณ',
  'ตู้ปณ',
  'ตู้ไปรษณีย์',
]

/**
 * Short forms that count only before a number, and only in the countries named (`*`: anywhere), since elsewhere the same
 * letters are a postcode or a square. `^`: only as the first words of a line.
 */
export const numberedPhrases: readonly (readonly [phrase: string, countries: string])[] = [
  ['box', '^*'],
  ['postbox', '*'],
  ['lock box', '*'],
  ['pob', '*'],
  ['po', '^US CA'],
  ['pf', 'DE AT HU'],
  ['bp', '*'],
  ['b p', '*'],
  ['cs', 'FR'],
  ['cp', 'CA CH IT RO SM VA'],
  ['c p', 'CA CH IT RO SM VA'],
  ['apartado', '*'],
  ['apdo', '*'],
  ['casilla', '*'],
  ['pl', '^FI'],
  ['skr', 'PL'],
  ['τ θ', '*'],
  ['п к', '^BG'],
  ['а я', '*'],
  ['a ia', 'UA RU'],
  ['a k', 'LV'],
  ['a d', 'LT'],
  ['p p', 'HR SI RS BA ME'],
  ['p k', 'TR BG'],
  ['pk', 'TR'],
  ['ص ب', '*'],
  ['صب', '*'],
  ['ת ד', '*'],
  ['תד', '*'],
]
