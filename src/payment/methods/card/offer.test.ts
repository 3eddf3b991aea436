import { expect, it } from 'vitest'
import { isCardOffered } from './card.ts'

const order = { grandTotal: 10, currency: 'USD' }

it.each([
  [9.99, false],
  [10, false],
  [10.01, true],
])('the card at %s with a threshold of 10: %s', (grandTotal, offered) =>
  expect(isCardOffered({ ...order, grandTotal, settings: { credit_card_min_total: '10' } })).toBe(offered),
)

it.each([
  ['is 10 in South Africa', { credit_card_min_total: '3' }, 'ZA', false],
  ['is the shop’s elsewhere', { credit_card_min_total: '3' }, 'US', true],
  ['is none without a setting', {}, undefined, true],
  ['is none while the setting is empty', { credit_card_min_total: '' }, undefined, true],
  ['is none when the settings did not load', undefined, undefined, true],
])('the threshold %s', (_, settings, billingCountry, offered) =>
  expect(isCardOffered({ ...order, settings, billingCountry })).toBe(offered),
)

it.each([undefined, null, ''])(
  'without a threshold (%j) the card is offered whatever there is to pay',
  (setting) => {
    const settings = { credit_card_min_total: setting }
    expect(isCardOffered({ ...order, grandTotal: 0, settings })).toBe(true)
  },
)

it('the threshold counts in the smallest unit of the currency', () => {
  const settings = { credit_card_min_total: '100' }
  expect(isCardOffered({ grandTotal: 100.004, currency: 'USD', settings })).toBe(false)
  expect(isCardOffered({ grandTotal: 100.004, currency: 'KWD', settings })).toBe(true)
  expect(isCardOffered({ grandTotal: 100.4, currency: 'JPY', settings })).toBe(false)
})
