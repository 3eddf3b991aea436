import { expect, it } from 'vitest'
import { shownGiftCards } from './gift-cards'
import { parseTotals } from '../cart/parse-totals'

const totals = (segments: object[]) =>
  parseTotals({
    quote_currency_code: 'EUR',
    total_segments: segments,
    extension_attributes: {
      gift_cards:
        '{"giftCardUsed":{"31":{"code":"ABCDXXXXEFGH","amount":20},"32":{"code":"LUXEXXXXGIFT","amount":5}}}',
    },
  })

it('a gift card pays its part of the totals’ segment, in the currency of the cart', () => {
  const shown = shownGiftCards(totals([{ code: 'gift_card', title: '', value: -23 }]))
  expect(shown).toEqual([
    { id: '31', code: 'ABCD••••EFGH', amount: 18.4 },
    { id: '32', code: 'LUXE••••GIFT', amount: 4.6 },
  ])
})

it('where the totals have no row for gift cards, the rate of the shop makes it', () => {
  expect(shownGiftCards(totals([]), 0.92).map(({ amount }) => amount)).toEqual([18.4, 4.6])
  expect(shownGiftCards(totals([])).map(({ amount }) => amount)).toEqual([20, 5])
})
