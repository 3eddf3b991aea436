import { expect, it } from 'vitest'
import { parseRates } from './parse-rates.ts'

it('a rate has all that the shop sends', () =>
  expect(
    parseRates([
      {
        carrier_code: 'ups',
        method_code: 'ground',
        carrier_title: 'UPS',
        method_title: 'Ground',
        amount: '5.0000',
        base_amount: 4,
        available: '1',
        error_message: 'Not on Sundays',
        price_excl_tax: 5,
        price_incl_tax: '5.95',
      },
    ]),
  ).toStrictEqual([
    {
      carrier_code: 'ups',
      method_code: 'ground',
      carrier_title: 'UPS',
      method_title: 'Ground',
      amount: 5,
      base_amount: 4,
      available: true,
      error_message: 'Not on Sundays',
      price_excl_tax: 5,
      price_incl_tax: 5.95,
    },
  ]))

it('a carrier that cannot ship has a row with its reason, which cannot be chosen', () => {
  const [row] = parseRates([
    { carrier_code: 'ups', method_code: null, available: true, error_message: 'No.' },
  ])
  expect(row).toMatchObject({ method_code: '', available: false, error_message: 'No.' })
  expect(row).not.toHaveProperty('carrier_title')
})

it.each([false, '0', 0, undefined])('a rate whose availability is %j cannot be chosen', (available) =>
  expect(parseRates([{ carrier_code: 'ups', method_code: 'ground', available }])[0]!.available).toBe(false),
)
