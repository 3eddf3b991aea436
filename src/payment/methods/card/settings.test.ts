import { afterEach, beforeEach, expect, it } from 'vitest'
import { $cart, $totals } from '#cart/state/cart.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $currency } from '#storefront/state/context.ts'
import { asksForCode, currentAmount, mayStoreCards } from './settings.ts'

const shopWith = (payment: object) => $checkoutConfig.set({ payment } as never)

beforeEach(() => $cart.set({ id: '7', customer: true }))
afterEach(() => $cart.set(undefined))

it('a customer may have a card kept where the shop says so, whichever part of it says that', () => {
  shopWith({ adyen: { isCardRecurringEnabled: true } })
  expect(mayStoreCards()).toBe(true)
  shopWith({ adyen: {}, adyenCc: { isCardRecurringEnabled: '1' } })
  expect(mayStoreCards()).toBe(true)
})

it.each([{}, { adyen: {} }, { adyen: { isCardRecurringEnabled: '0' } }])(
  'nobody may where the shop does not: %j',
  (payment) => {
    shopWith(payment)
    expect(mayStoreCards()).toBe(false)
  },
)

it('a guest has no account to keep a card in', () => {
  shopWith({ adyen: { isCardRecurringEnabled: true } })
  $cart.set({ id: 'masked', customer: false })
  expect(mayStoreCards()).toBe(false)
})

it('a stored card asks for its security code unless the shop says that it need not', () => {
  const asks = (cards?: object) => {
    shopWith({ adyen: {}, ...(cards && { adyenCc: cards }) })
    return asksForCode()
  }
  expect([asks(), asks({}), asks({ requireCvc: '1' }), asks({ requireCvc: false })]).toEqual([
    true,
    true,
    true,
    false,
  ])
})

it('a card is charged in the cart’s currency, or in the shop’s base currency where the module says so', () => {
  $totals.set({
    grand_total: 10,
    base_currency_code: 'KWD',
    base_grand_total: 3.075,
    total_segments: [],
  } as never)
  const amountBy = (chargedCurrency?: string) => {
    shopWith({ adyen: { chargedCurrency } })
    return currentAmount()
  }
  const own = { currency: $currency.get(), value: 1000 }
  expect([amountBy(), amountBy('display')]).toEqual([own, own])
  expect(amountBy('base')).toEqual({ currency: 'KWD', value: 3075 })
  $totals.set(undefined)
})
