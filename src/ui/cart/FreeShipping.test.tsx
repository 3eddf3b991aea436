import { getByText } from '@testing-library/dom'
import { it } from 'vitest'
import { serve } from '../../../test/fetch-stub'
import { render } from '../../../test/render'
import { parseItems } from '../../domain/cart/cart'
import { parseTotals } from '../../domain/cart/parse-totals'
import { $items, $totals } from '../../state/cart/cart'
import { $settings } from '../../state/page/config'
import { $quoteCurrency } from '../../state/page/context'
import { FreeShipping } from './FreeShipping'

it('says to the smallest unit what is missing, also of pesos', () => {
  serve({})
  $settings.set({ free_standard_shipping_threshold: '{"MXN": 50}' })
  $quoteCurrency.set('MXN')
  $items.set(parseItems([{ item_id: 1, qty: 1 }]))
  $totals.set(parseTotals({ subtotal: 49.6 }))
  render(<FreeShipping />)
  getByText(document.body, /0\.40/)
})
