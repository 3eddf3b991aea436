import { beforeEach, expect, it } from 'vitest'
import { serve } from '#test/fetch-stub.ts'
import { parseItems } from '../rules/cart.ts'
import { parseTotals } from '../rules/parse-totals.ts'
import { $settings } from '#storefront/state/config.ts'
import { $quoteCurrency } from '#storefront/state/context.ts'
import { $items, $totals } from './cart.ts'
import { $freeShipping, untilFreeShipping } from './free-shipping.ts'

const fill = (is_virtual: '0' | '1') => {
  $settings.set({ free_standard_shipping_threshold: '{"USD": 50}' })
  $quoteCurrency.set('USD')
  $items.set(parseItems([{ item_id: 1, qty: 1, is_virtual }]))
  $totals.set(parseTotals({ subtotal: 40 }))
}

beforeEach(() => void serve({}))

it('says what is missing for free shipping', () => {
  fill('0')
  expect($freeShipping.get()).toEqual([{ kind: 'standard', missing: 10 }])
})

it('promises no free shipping for a cart of which nothing is shipped', () => {
  fill('1')
  expect($freeShipping.get()).toEqual([])
})

const offerBoth = (subtotal: number) => {
  fill('0')
  $settings.set({
    free_standard_shipping_threshold: '{"USD": 50}',
    free_express_shipping_threshold: '{"USD": 90}',
  })
  $totals.set(parseTotals({ subtotal }))
  return $freeShipping.get()
}

it('says first what is nearest', () => {
  expect(offerBoth(40)).toEqual([{ kind: 'standard', missing: 10 }])
})

it('says what is reached and what the next is', () => {
  expect(offerBoth(50)).toEqual([
    { kind: 'standard', missing: 0 },
    { kind: 'express', missing: 40 },
  ])
})

it('says only the best of what is reached', () => {
  expect(offerBoth(90)).toEqual([{ kind: 'express', missing: 0 }])
})

it('promises nothing before the totals are known, or for an empty cart', () => {
  offerBoth(90)
  $totals.set(undefined)
  expect($freeShipping.get()).toEqual([])
  offerBoth(90)
  $items.set([])
  expect($freeShipping.get()).toEqual([])
  $items.set(undefined)
  expect($freeShipping.get()).toEqual([])
})

it.each(['{"USD":0}', '{"USD":-5}', '{"EUR":80}', {}, undefined])(
  'free shipping is not promised by a threshold of %j',
  (thresholds) => expect(untilFreeShipping(thresholds, 'USD', 100)).toBeUndefined(),
)
