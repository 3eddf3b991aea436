import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isGiftCardHidden,
  maskGiftCard,
  offersCoupon,
  offersRewardPoints,
  offersStoreCredit,
  hasPrime,
  primeSaving,
  allowsSeveralCards,
  shownGiftCards,
  primeSavingOn,
} from './discounts.ts'
import { untilFreeShipping } from '#cart/state/free-shipping.ts'
import {
  earnedPoints,
  parseRewardPoints,
  pointsMultiplier,
  totalWithoutVirtual,
  pointsValue,
} from './balances.ts'
import { isTariffOffered, parseTariffInsurance, tariffAmount } from '#delivery/rules/tariff.ts'
import { runs } from '#test/runs.ts'
import { parseTotals } from '#cart/rules/parse-totals.ts'

describe('a coupon', () => {
  it('is not for virtual carts', () =>
    expect([offersCoupon(true), offersCoupon(false)]).toEqual([false, true]))
})

describe('a gift card’s code', () => {
  it.each([
    ['ABCD1234EFGH', 'ABCD••••EFGH'],
    ['ABCDXXXXEFGH', 'ABCD••••EFGH'],
    ['ABCD5EFGH', 'ABCD•EFGH'],
    ['ABCDEFGH', 'AB••••GH'],
    ['ABC', '•••'],
    ['', ''],
  ])('%s is shown as %s', (code, shown) => expect(maskGiftCard(code)).toBe(shown))
  it('keeps its length, hides the same again, and never shows a short one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 }), (code) => {
        const shown = maskGiftCard(code)
        const hidden = [...shown].filter((sign) => sign === '•').length
        expect(shown).toHaveLength(code.length)
        expect(maskGiftCard(shown)).toBe(shown)
        expect(hidden).toBe(code.length > 8 ? code.length - 8 : code.length - 2 * Math.floor(code.length / 4))
      }),
    )
  })
  it.each([
    ['es_ES', undefined, true],
    ['es-MX', undefined, true],
    ['es', undefined, true],
    ['es_AR', undefined, false],
    ['en_US', undefined, false],
    ['en_US', 'mx', true],
    ['en_US', 'ES', true],
    ['en_US', 'mx_outlet', false],
    ['en_US', 'codes', false],
    ['nonsense!', undefined, false],
  ])('may not be entered on the site %s %s: %s', (locale, storeCode, hidden) =>
    expect(isGiftCardHidden({ locale, storeCode })).toBe(hidden),
  )
})

describe('store credit and reward points', () => {
  const rich = { isLoggedIn: true, balance: 5 }
  it('are for those logged in', () => {
    expect(offersStoreCredit(rich)).toBe(true)
    expect(offersStoreCredit({ ...rich, isLoggedIn: false })).toBe(false)
  })
  it('are for those who have some', () =>
    expect(offersStoreCredit({ isLoggedIn: true, balance: 0 })).toBe(false))
  it('stay while they are in use', () =>
    expect(offersStoreCredit({ isLoggedIn: true, balance: 0, applied: true })).toBe(true))
  it('points are not for virtual carts', () =>
    expect([offersRewardPoints(rich, false), offersRewardPoints(rich, true)]).toEqual([true, false]))
})

describe('reward points', () => {
  it.each([
    [100, 0.29, 29],
    ['1.5', 99.99, 149],
    [1, -5, 0],
    ['x', 10, 0],
  ])('at a rate of %s, %s earns %i', (rate, total, points) => expect(earnedPoints(rate, total)).toBe(points))
  it('agree with exact arithmetic for every rate and total in cents', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(10_000_000), (rate, cents) => {
        expect(earnedPoints(rate / 100, cents / 100)).toBe(Number((BigInt(rate) * BigInt(cents)) / 10_000n))
      }),
      { numRuns: runs(2000) },
    )
  })
  it('are not earned on virtual items', () => {
    const items = [
      { is_virtual: true, base_row_total_incl_tax: 0.1 },
      { is_virtual: true, base_row_total_incl_tax: 0.2 },
      { is_virtual: false, base_row_total_incl_tax: 9 },
    ]
    expect(totalWithoutVirtual(9.3, items, 'USD')).toBe(9)
    expect(totalWithoutVirtual(0.1, items, 'USD')).toBe(0)
  })
  it('are worth what the shop says the balance is worth, in every currency', () => {
    expect(pointsValue(100, { balance: 500, amount: 750 }, 100, 150)).toBe(150)
    expect(pointsValue(500, { balance: 500, amount: 4.6 }, 100, 1)).toBe(4.6)
  })
  it('are worth a unit of the base currency a hundred while there is no balance to go by', () => {
    const none = { balance: 0, amount: 0 }
    expect(pointsValue(100, none, 100, 150)).toBe(150)
    expect(pointsValue(100, none, 200, 1)).toBe(0.5)
    expect(pointsValue(100, none, 0, 1)).toBe(0)
    expect(pointsValue(100, none, -100, 1)).toBe(0)
  })
  it.each([
    [{}, true],
    [{ customer_reward_points_spend_rate: '1', customer_reward_points_earn_rate: 1 }, true],
    [{ customer_reward_points_spend_rate: '0', customer_reward_points_earn_rate: null }, false],
  ])('may be spent and earned by %j: %s', (raw, allowed) =>
    expect(parseRewardPoints(raw)).toMatchObject({ canSpend: allowed, canEarn: allowed }),
  )
  it('have a balance, its value, and the least to pay with', () =>
    expect(
      parseRewardPoints({
        customer_reward_points_balance: '500',
        customer_reward_points_balance_currency: '4.6000',
        customer_reward_points_once_min_balance: 600,
      }),
    ).toMatchObject({ balance: 500, amount: 4.6, minBalance: 600 }))
  it.each([
    ['3', '2', 1.5],
    ['2', '2', undefined],
    ['1', '2', undefined],
    ['1', undefined, undefined],
    ['1', '-2', undefined],
    ['-3', '-2', undefined],
  ])('rate %s against %s: multiplier %s', (rate, usual, times) =>
    expect(pointsMultiplier(rate, usual)).toBe(times),
  )
})

describe('tariff insurance', () => {
  const rate = { carrier_code: 'tablerate', method_code: 'bestway' }
  const tariff = parseTariffInsurance({
    rules: { 0: 'US_tablerate_bestway' },
    estimatedAmounts: { US_tablerate_bestway: '4.99' },
    applied: '1',
  })
  it('is offered where the country and method have a rule', () => {
    expect(isTariffOffered(tariff, 'US', rate)).toBe(true)
    expect(isTariffOffered(tariff, 'CA', rate)).toBe(false)
    expect(isTariffOffered(undefined, 'US', rate)).toBe(false)
  })
  it('costs what was estimated, and nothing made up', () => {
    expect(tariffAmount(tariff, 'US', rate)).toBe(4.99)
    expect(tariffAmount({ ...tariff, estimatedAmounts: {} }, 'US', rate)).toBeUndefined()
    expect(tariffAmount({ ...tariff, rules: [] }, 'US', rate)).toBeUndefined()
    expect(tariffAmount(tariff, 'US', undefined)).toBeUndefined()
    expect(tariffAmount(undefined, 'US', rate)).toBeUndefined()
  })
  it('has only rules that name something', () =>
    expect(parseTariffInsurance({ rules: [null, 'US_tablerate_bestway', ''] }).rules).toEqual([
      'US_tablerate_bestway',
    ]))
  it.each([[], null, 'x', { rules: [], estimatedAmounts: [] }])('reads %j as none', (raw) =>
    expect(parseTariffInsurance(raw)).toEqual({ rules: [], estimatedAmounts: {} }),
  )
})

describe('Prime', () => {
  it('is in the cart by the shop’s article number', () => {
    expect(hasPrime([{ sku: 'prime' }], 'prime')).toBe(true)
    expect(hasPrime([{ sku: '' }], '')).toBe(false)
  })
  it.each([
    [100, 'USD', 10],
    [99.95, 'USD', 10],
    [99.94, 'USD', 9.99],
    [105, 'JPY', 11],
    [-5, 'USD', 0],
  ])('saves a tenth: of %s %s, %s', (amount, currency, saving) =>
    expect(primeSaving(amount, currency)).toBe(saving),
  )
})

describe('free shipping', () => {
  it.each([
    [79.99, 0.01],
    [80, 0],
    [100, 0],
  ])('from 80: with %s there is %s missing', (subtotal, missing) =>
    expect(untilFreeShipping('{"USD":"80"}', 'USD', subtotal)).toBe(missing),
  )
  it('has no made-up threshold', () => expect(untilFreeShipping('{', 'USD', 5)).toBeUndefined())
})

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

describe('the membership', () => {
  it('is in the cart where one of its items is it', () => {
    expect(hasPrime([{ sku: 'RING' }, { sku: 'PRIME' }], 'PRIME')).toBe(true)
    expect(hasPrime([{ sku: 'RING' }], 'PRIME')).toBe(false)
    expect(hasPrime([{ sku: 'RING' }], undefined)).toBe(false)
  })
})

describe('what a member would save on a cart', () => {
  const items = [
    { item_id: '1', is_virtual: false },
    { item_id: '2', is_virtual: false },
    { item_id: '3', is_virtual: true },
  ]
  const row = (item_id: string, row_total: number, discount_amount = 0) => ({
    item_id,
    qty: 1,
    row_total,
    discount_amount,
  })

  it('is a tenth of each shipped item after its other discounts, each rounded', () => {
    const rows = [row('1', 69.95, 6.9), row('2', 10.06), row('3', 50), row('9', 40)]
    // 63.05 and 10.06: 6.305 and 1.006.
    expect(primeSavingOn({ items: rows }, items, 'USD')).toBe(7.32)
  })
  it('counts a discount once, whichever sign the shop gives it', () =>
    expect(primeSavingOn({ items: [row('1', 100, -20)] }, items, 'USD')).toBe(8))
  it('is nothing while there are no totals', () => expect(primeSavingOn(undefined, items, 'USD')).toBe(0))
})
