import { beforeEach, expect, it } from 'vitest'
import { serve } from '../../../test/fetch-stub'
import { parseItems } from '../../domain/cart/cart'
import { parseTotals } from '../../domain/cart/parse-totals'
import { $settings } from '../page/config'
import { $quoteCurrency } from '../page/context'
import { $items, $totals } from '../cart/cart'
import { $freeShipping } from './free-shipping'

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
