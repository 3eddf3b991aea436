import { expect, it } from 'vitest'
import { allowsSeveralCards, shownGiftCards } from './gift-cards.ts'
import { parseTotals } from '#cart/rules/parse-totals.ts'

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

it('a gift card shows what is left on it, as the shop writes it', () => {
  const gift_cards = {
    giftCardUsed: { 31: { code: 'ABCDXXXXEFGH', amount: 20 }, 32: { code: 'LUXEXXXXGIFT', amount: 5 } },
    listGiftCard: { 32: { balance: '€45.00' } },
  }
  const shown = shownGiftCards(
    parseTotals({ quote_currency_code: 'EUR', extension_attributes: { gift_cards } }),
  )
  expect(shown[0]).toStrictEqual({ id: '31', code: 'ABCD••••EFGH', amount: 20 })
  expect(shown[1]).toStrictEqual({ id: '32', code: 'LUXE••••GIFT', amount: 5, balance: '€45.00' })
})

it('a gift card with nothing on it pays nothing, whatever the row of the totals', () =>
  expect(
    shownGiftCards(
      parseTotals({
        total_segments: [{ code: 'gift_card', value: -5 }],
        extension_attributes: { gift_cards: { giftCardUsed: { 31: { code: 'ABCDXXXXEFGH', amount: 0 } } } },
      }),
    )[0]!.amount,
  ).toBe(0))

it('there are no gift cards without totals', () => {
  expect(shownGiftCards(undefined)).toEqual([])
  expect(allowsSeveralCards(undefined)).toBeUndefined()
})

it.each([true, false])('the shop says whether an order may use several cards: %s', (enableMultiple) =>
  expect(allowsSeveralCards(parseTotals({ gift_cards: { enableMultiple } }))).toBe(enableMultiple),
)
