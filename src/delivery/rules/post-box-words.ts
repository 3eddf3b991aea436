/**
 * How the world writes an address that no courier delivers to, as words without signs or accents. They are matched word
 * by word, so "Boxwood" is none. A row: what it is, the words, and, for short forms, the countries (`*`: any) in which
 * they count when a number follows; elsewhere the same letters are a postcode or a square. `^`: only as the first words.
 */
export type Kind = 'post-box' | 'locker'
type Row = readonly [kind: Kind, phrases: string, countries?: string]

export const rows: readonly Row[] = [
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
export const characters: readonly (readonly [Kind, string])[] = [
  // Japan Post, China Post, Chunghwa Post, Korea Post, Thailand Post.
  ['post-box', '私書箱|邮政信箱|郵政信箱|號信箱|号信箱|사서함|ตู้ ปณ|ตู้ปณ|ตู้ไปรษณีย์'],
  ['locker', '郵便局留|局留め'],
]
