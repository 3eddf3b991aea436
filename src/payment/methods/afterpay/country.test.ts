import { expect, it } from 'vitest'
import { payLaterCountry } from './country.ts'

it.each([
  ['afterpay', 'AUD', 'AU'],
  ['afterpay', 'NZD', 'NZ'],
  ['afterpay', 'USD', 'US'],
  ['afterpay', 'CAD', 'CA'],
  ['afterpay', 'GBP', undefined],
  ['clearpay', 'GBP', 'GB'],
  ['clearpay', 'USD', undefined],
  ['afterpay', 'constructor', undefined],
] as const)('%s with %s is for %s', (provider, currency, country) =>
  expect(payLaterCountry(provider, currency)).toBe(country),
)
