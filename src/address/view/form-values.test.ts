import { expect, it } from 'vitest'
import { emptyAddress, type Address } from '../rules/address.ts'
import { problemsOf, toAddress, toValues } from './useAddressForm.ts'

const inTokyo: Address = {
  ...emptyAddress('JP'),
  firstname: '花子',
  lastname: '山田',
  street: ['神宮前1-2-3'],
  city: '渋谷区',
  region: '東京都',
  postcode: '150-0001',
  telephone: '0312345678',
}
const country = (id: string) => ({ id, name: id, regions: [] })
const moved = (country_id: string) =>
  toAddress({ ...toValues(inTokyo, ''), country_id }, inTokyo, country(country_id))

it('leaves the region behind when the new country’s form does not ask for one', () =>
  expect(moved('NL')).toMatchObject({ country_id: 'NL', region: '', region_id: 0, postcode: '150-0001' }))

it('keeps what the form does not show while the country stays', () => {
  const inHaarlem = { ...inTokyo, country_id: 'NL', region: 'Noord-Holland', fax: '1' }
  expect(toAddress(toValues(inHaarlem, ''), inHaarlem, country('NL'))).toEqual({
    ...inHaarlem,
    company: '',
    vat_id: '',
  })
})

it('does not take a second street line for the first, which is required', () => {
  const before = emptyAddress('GB')
  const values = { ...toValues(before, ''), street2: 'Flat 4' }
  expect(toAddress(values, before, undefined).street).toEqual(['', 'Flat 4'])
  expect(problemsOf(values, before, undefined, {}).street1).toEqual({ key: 'validate.required' })
})
