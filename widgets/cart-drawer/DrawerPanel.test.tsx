import { expect, it } from 'vitest'
import { parseItems } from '#cart/rules/cart.ts'
import { parseTotals } from '#cart/rules/parse-totals.ts'
import { reconcileItems } from '#cart/state/items.ts'
import { render } from '#test/render.tsx'
import { $items, setTotals } from '#cart/state/cart.ts'
import { DrawerFoot } from './DrawerPanel.tsx'

it('lists all that the total is made of, and no delivery that is still to be chosen', () => {
  $items.set(reconcileItems(parseItems([{ item_id: 1, sku: 'Rose ring', qty: 1 }])))
  const total_segments = [
    { code: 'subtotal', title: 'Subtotal', value: 45 },
    { code: 'shipping', title: 'Shipping', value: 0 },
    { code: 'aw_store_credit', title: 'Store Credit', value: -10 },
    { code: 'tax', title: 'Tax', value: 3.71 },
    { code: 'grand_total', title: 'Grand Total', value: 38.71 },
  ]
  setTotals(parseTotals({ quote_currency_code: 'USD', total_segments }))
  render(<DrawerFoot />)
  const rows = [...document.querySelectorAll('.bzl-totals__row')]
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Subtotal$45.00',
    'Store Credit-$10.00',
    'Tax$3.71',
    'Grand Total$38.71',
  ])
})

it.each([
  ['is still to be chosen', 'Shipping', 0, true],
  ['costs something', 'Shipping (Post - Parcel)', 5, false],
  ['is chosen and free', 'Shipping (Post - Free)', 0, false],
])('says that delivery is added later only where it %s', (_, title, value, isSaid) => {
  $items.set(reconcileItems(parseItems([{ item_id: 1, sku: 'Rose ring', qty: 1 }])))
  const shipping = { code: 'shipping', title, value }
  setTotals(parseTotals({ quote_currency_code: 'USD', total_segments: [shipping] }))
  render(<DrawerFoot />)
  expect(/added at checkout/.test(document.body.textContent)).toBe(isSaid)
})

it('calls a delivery that costs nothing free, as the list of deliveries does', () => {
  $items.set(reconcileItems(parseItems([{ item_id: 1, sku: 'Rose ring', qty: 1 }])))
  const shipping = { code: 'shipping', title: 'Shipping (Post - Parcel)', value: 0 }
  setTotals(parseTotals({ quote_currency_code: 'USD', total_segments: [shipping] }))
  render(<DrawerFoot />)
  const [row] = document.querySelectorAll('.bzl-totals__row')
  expect(row!.lastElementChild!.textContent).toBe('Free')
})
