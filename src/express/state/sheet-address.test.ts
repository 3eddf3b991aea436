import { expect, it } from 'vitest'
import { postcodeShapes } from '#address/rules/postcode.ts'
import { hasPostcodes } from './sheet-address.ts'

const A = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const codes = [...A].flatMap((first) => [...A].map((second) => first + second))

it('a country without postcodes has no shape of one, except where they are on paper only', () => {
  const without = codes.filter((code) => !hasPostcodes(code))
  expect(without).toContain('QA')
  expect(without.filter((code) => postcodeShapes(code).length)).toEqual(['BH', 'KW'])
})
