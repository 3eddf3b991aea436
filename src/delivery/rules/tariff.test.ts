import { expect, it } from 'vitest'
import { isTariffOffered, parseTariffInsurance, tariffAmount } from './tariff.ts'

const STANDARD = { carrier_code: 'tablerate', method_code: 'bestway' }
const EXPRESS = { carrier_code: 'expedite', method_code: 'expedite' }
const tariff = parseTariffInsurance({
  rules: ['US_tablerate_bestway', '', 'US_expedite_expedite'],
  estimatedAmounts: { US_tablerate_bestway: '4.50' },
})

it('reads the insurance for the countries and methods the shop names', () => {
  expect(tariff).toEqual({
    rules: ['US_tablerate_bestway', 'US_expedite_expedite'],
    estimatedAmounts: { US_tablerate_bestway: 4.5 },
  })
})

it.each([null, '', false])('a price of %j is none, and not free of charge', (price) => {
  const raw = { rules: ['US_tablerate_bestway'], estimatedAmounts: { US_tablerate_bestway: price } }
  expect(tariffAmount(parseTariffInsurance(raw), 'US', STANDARD)).toBeUndefined()
})

it.each([null, [], 'x', { rules: null, estimatedAmounts: [] }])('reads %j as no insurance', (raw) =>
  expect(parseTariffInsurance(raw)).toEqual({ rules: [], estimatedAmounts: {} }),
)

it.each([
  ['the country and method of a rule', tariff, 'US', STANDARD, true, 4.5],
  ['a rule without a price', tariff, 'US', EXPRESS, true, undefined],
  ['another country', tariff, 'DE', STANDARD, false, undefined],
  ['no method yet', tariff, 'US', undefined, false, undefined],
  ['no estimate yet', undefined, 'US', STANDARD, false, undefined],
])('is offered, at its price, or not: %s', (_, known, country, rate, isOffered, amount) => {
  expect(isTariffOffered(known, country, rate)).toBe(isOffered)
  expect(tariffAmount(known, country, rate)).toBe(amount)
})
