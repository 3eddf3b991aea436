import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxKind, isMilitary } from './post-box.ts'

describe('a P.O. box', () => {
  it.each([
    ['PO Box 12', 'US'],
    ['P.O. Box 12', 'US'],
    ['p o box 12', 'US'],
    ['P.O.B. 12', 'IL'],
    ['POBox12', 'AE'],
    ['Post Office Box 7', 'GB'],
    ['ＰＯ　ＢＯＸ　１２', 'JP'],
    ['PO BX 7', 'US'],
    ['P O BX 7', 'US'],
    ['P.0. Box 7', 'US'],
    ['P.O. Drawer 5', 'US'],
    ['Drawer 5', 'US'],
    ['12 Main St PMB 120', 'US'],
    ['Lockbox 12', 'US'],
    ['Locked Bag 20', 'AU'],
    ['TSA 12345', 'FR'],
    ['Skr. pocz. 12', 'PL'],
    ['Cas. Post. 12', 'IT'],
    ['GPO Box 1', 'AU'],
    ['Post Box No. 12', 'IN'],
    ['Post Bag 7', 'IN'],
    ['P.B. No. 1207', 'IN'],
    ['Private Bag 3', 'NZ'],
    ['Suite 4, Box 123', 'CA'],
    ['Postfach 10 20', 'DE'],
    ['Boîte postale 12', 'FR'],
    ['12 rue de la Paix BP 40', 'FR'],
    ['B.P. 40', 'FR'],
    ['CP 123', 'CH'],
    ['C.P. 123', 'IT'],
    ['Casella Postale 7', 'IT'],
    ['Apartado de Correos 33', 'ES'],
    ['Apdo. 33', 'ES'],
    ['Casilla 21', 'CL'],
    ['Caixa Postal 5', 'BR'],
    ['Postbus 99', 'NL'],
    ['Box 123', 'SE'],
    ['Postboks 5', 'NO'],
    ['PL 123', 'FI'],
    ['Skrytka pocztowa nr 5', 'PL'],
    ['Skr. poczt. 5', 'PL'],
    ['Pf. 12', 'HU'],
    ['Τ.Θ. 123', 'GR'],
    ['а/я 12', 'UA'],
    ['P.K. 12', 'TR'],
    ['ص.ب 123', 'SA'],
    ['ת.ד. 12', 'IL'],
    ['東京中央郵便局私書箱12号', 'JP'],
    ['邮政信箱12', 'CN'],
    ['台北郵局第12號信箱', 'TW'],
    ['사서함 12', 'KR'],
    ['ตู้ ปณ. 12', 'TH'],
  ])('%s (%s)', (line, country_id) => expect(boxKind({ street: [line], country_id })).toBe('post-box'))

  it.each([
    ['12 Boxwood Rd', 'US'],
    ['Box Hill 4', 'AU'],
    ['4 Box Street', 'GB'],
    ['1 Poboxton Lane', 'GB'],
    ['Postfachweg 3', 'DE'],
    ['pl. 3 Maja 5', 'PL'],
    ['Calle Mayor 5, CP 28001', 'ES'],
    ['Apartamento 33', 'ES'],
    ['12 BP Plaza', 'US'],
    ['Pf. Müller Weg 3', 'DE'],
    ['12 Pfarrstraße', 'DE'],
    ['Via Cassella 7', 'IT'],
    ['200 Post Office Square', 'US'],
    ['4 Drawer Lane', 'US'],
    ['TSA Road 5', 'US'],
    ['Posta Straße 4', 'DE'],
    ['Lista 12', 'ES'],
    ['10 Po Street', 'US'],
    ['Skrytkowa 5', 'PL'],
    ['', 'US'],
  ])('is not %s (%s)', (line, country_id) => expect(boxKind({ street: [line], country_id })).toBeUndefined())

  it('is found in the second line too', () =>
    expect(boxKind({ street: ['Ann Lee', 'PO Box 5'], country_id: 'US' })).toBe('post-box'))

  it('is found in the company, too', () => {
    const address = { street: ['1 Main St'], country_id: 'US' }
    expect(boxKind({ ...address, company: 'PO Box 5' })).toBe('post-box')
    expect(boxKind({ ...address, company: 'Ann’s Jewels' })).toBeUndefined()
    expect(boxKind({})).toBeUndefined()
  })
})

it.each([
  ['Packstation 145', 'DE'],
  ['Postfiliale 502', 'DE'],
  ['Postlagernd', 'AT'],
  ['Poste restante', 'FR'],
  ['Fermo posta', 'IT'],
  ['Lista de correos', 'ES'],
  ['Parcel Locker 10012 34567', 'AU'],
  ['Paczkomat KRA01M', 'PL'],
  ['渋谷郵便局留', 'JP'],
])('%s (%s) is a parcel locker or counter of a post office', (line, country_id) =>
  expect(boxKind({ street: [line], country_id })).toBe('locker'),
)

describe('a forces’ address', () => {
  it.each([
    { country_id: 'US', region_code: 'AE' },
    { country_id: 'US', region: 'Armed Forces Pacific' },
    { country_id: 'US', city: 'APO' },
    { country_id: 'US', city: 'FPO, AP' },
    { country_id: 'US', city: 'A.P.O.' },
    { country_id: 'US', city: 'F.P.O. AP' },
    { country_id: 'GB', postcode: 'BF1 3AA' },
    { country_id: 'GB', postcode: 'bf13aa' },
    { country_id: 'US', postcode: '09012' },
    { country_id: 'US', postcode: '96345-0001' },
    { country_id: 'US', street: ['PSC 3 Box 1200'] },
    { country_id: 'US', street: ['Unit 45 Box 2'] },
    { country_id: 'US', postcode: ' 34012' },
    { country_id: 'US', street: ['CMR 450 Box 3'] },
    { country_id: 'US', street: ['Sgt Lee, APO AE 09012'] },
    { country_id: 'GB', street: ['BFPO 12'] },
    { country_id: 'GB', street: ['B.F.P.O. 12'] },
    { country_id: 'US', city: 'Army Post Office' },
    { country_id: 'US', city: 'Fleet Post Office' },
    { country_id: 'GB', city: 'BFPO 12' },
  ])('%j', (address) => expect(isMilitary(address)).toBe(true))

  it.each([
    { country_id: 'US', region_code: 'TX', city: 'Apollo', street: ['Unit 45'], postcode: '78701' },
    { country_id: 'DE', region_code: 'AE', postcode: '09012' },
    { country_id: 'US', city: 'Apo Island' },
    { country_id: 'US', region: 'Armed Guards' },
    { country_id: 'US', region: 'Air Forces' },
    { country_id: 'US', postcode: '123409612' },
    { country_id: 'US', street: ['Suite 45 Box 2'] },
    { country_id: 'US', street: ['Unit B Box 2'] },
    { country_id: 'GB', postcode: 'BA1 3AA' },
    {},
  ])('is not %j', (address) => expect(isMilitary(address)).toBe(false))
})

// Going back and forth over it would outlast the test.
it('judges 100 KB of any text', () => {
  for (const text of ['box ', 'p o ', 'apartado de ', 'a', ',', '私書', 'po\u0301 ', '1']) {
    const street = [text.repeat(Math.ceil(100_000 / text.length))]
    expect(boxKind({ street, country_id: 'US' }), text).toBeUndefined()
    expect(isMilitary({ street, country_id: 'US' }), text).toBe(false)
  }
})

it('never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (line, city) => {
      boxKind({ street: [line], country_id: 'US' })
      isMilitary({ street: [line], city, country_id: 'US' })
    }),
  )
})

it.each([
  ['1.7.3 of Prototype.js takes Array.prototype.entries away', undefined],
  ['an older Prototype.js lets it return the values alone', (list: unknown[]) => [...list]],
])('is told where %s', (_, theirs) => {
  const { entries } = Array.prototype
  Array.prototype.entries = (theirs &&
    function (this: unknown[]) {
      return theirs(this)
    }) as never
  try {
    expect(boxKind({ street: ['P.O. Box 12'], country_id: 'US' })).toBe('post-box')
  } finally {
    Array.prototype.entries = entries
  }
})
