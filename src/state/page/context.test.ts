import { beforeEach, expect, it } from 'vitest'
import { serve } from '../../../test/fetch-stub'
import { $context, $currencyRate, $quoteCurrency } from './context'

beforeEach(() => void serve({}))

it('converts base amounts by the rate of the cart’s own currency', () => {
  $context.set({ currencyCode: 'EUR', currencyRate: 0.92 })
  $quoteCurrency.set('EUR')
  expect($currencyRate.get()).toBe(0.92)
})

it('does not convert by the rate of another currency than the cart’s', () => {
  $context.set({ currencyCode: 'JPY', currencyRate: 150 })
  $quoteCurrency.set('USD')
  expect($currencyRate.get()).toBe(1)
})
