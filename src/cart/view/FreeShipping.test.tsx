import { getByText } from '@testing-library/dom'
import { it } from 'vitest'
import { serve } from '#test/fetch-stub.ts'
import { render } from '#test/render.tsx'
import { parseItems } from '../rules/cart.ts'
import { parseTotals } from '../rules/parse-totals.ts'
import { $items, $totals } from '../state/cart.ts'
import { $settings } from '#storefront/state/config.ts'
import { $quoteCurrency } from '#storefront/state/context.ts'
import { FreeShipping } from './FreeShipping.tsx'

it('says to the smallest unit what is missing, also of pesos', () => {
  serve({})
  $settings.set({ free_standard_shipping_threshold: '{"MXN": 50}' })
  $quoteCurrency.set('MXN')
  $items.set(parseItems([{ item_id: 1, qty: 1 }]))
  $totals.set(parseTotals({ subtotal: 49.6 }))
  render(<FreeShipping />)
  getByText(document.body, /0\.40/)
})
