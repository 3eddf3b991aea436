import { expect, it } from 'vitest'
import { emptyAddress } from '#address/rules/address.ts'
import { toRequest } from '#address/rules/convert.ts'
import { expectedPostcodes } from '#address/rules/postcode.ts'
import { pictureAnswer } from '#captcha/rules/captcha.ts'
import { readQuantity } from '#cart/rules/item-quantity.ts'
import { parseSectionItems } from '#cart/rules/section-items.ts'
import { boxKind, isMilitary } from '#delivery/rules/post-box.ts'
import { cleanCode } from '#lib/text/clean.ts'
import { digitsOfTelephone, plainSigns, telephone } from '#lib/validate.ts'

/** All scripts whose digits take each other's place. Chinese ones are words, so they are left out. */
const SCRIPTS = Intl.supportedValuesOf('numberingSystem').filter((name) => name !== 'hanidec')

const cached = (price: string) =>
  parseSectionItems({
    items: [
      {
        item_id: 1,
        qty: 1,
        product_name: 'Ring',
        product_price_value: 41.3223,
        product_price: `<span class="price-including-tax"><span class="price">${price}</span></span>`,
      },
    ],
  })[0]?.price_incl_tax

/** Each gets digits as a page in this script writes them. */
const READERS: [string, (write: (latin: string) => string) => unknown, unknown][] = [
  ['a quantity', (write) => readQuantity(write('12.5'), true), 12.5],
  ['a telephone number', (write) => telephone(write('+49 30 1290-7')), undefined],
  ['the telephone number of a payment', (write) => digitsOfTelephone(write('+49 30 12-907')), '+493012907'],
  ['a coupon or a gift card', (write) => cleanCode(write('GIFT-1290')), 'GIFT-1290'],
  ['an order number', (write) => plainSigns(write('000000129')), '000000129'],
  [
    'a postcode, as it is checked',
    (write) => expectedPostcodes(plainSigns(write('78701')), 'US', {}),
    undefined,
  ],
  ['an address, as it is sent', (write) => sentAddress(write), ['78701', '512-5550', 'DE129', '99']],
  ['a post box', (write) => boxKind({ country_id: 'FR', street: [write('B.P. 12')] }), 'post-box'],
  ['the postcode of the forces', (write) => isMilitary({ country_id: 'US', postcode: write('09012') }), true],
  ['a picture’s answer', (write) => pictureAnswer(write('ab12')), 'ab12'],
  ['an amount in the cache', (write) => cached(write('50,00 €')), 50],
]

const sentAddress = (write: (latin: string) => string) => {
  const typed = { postcode: '78701', telephone: '512-5550', vat_id: 'DE129', fax: '99' }
  const written = Object.entries(typed).map(([key, value]) => [key, write(value)])
  const { postcode, telephone, vat_id, fax } = toRequest({
    ...emptyAddress('US'),
    ...(Object.fromEntries(written) as typeof typed),
  })
  return [postcode, telephone, vat_id, fax]
}

it.each(READERS)('%s is read in the digits of every script', (_, read, wanted) => {
  for (const script of SCRIPTS) {
    const digits = new Intl.NumberFormat(`en-u-nu-${script}`)
    const write = (latin: string) => latin.replace(/\d/g, (digit) => digits.format(Number(digit)))
    expect(read(write), script).toEqual(wanted)
  }
})
