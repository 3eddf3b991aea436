import { findByText, queryByText, waitFor } from '@testing-library/dom'
import { afterEach, expect, it } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { $items, loadCart } from '../../state/cart.ts'
import { reconcileItems } from '../../state/items.ts'
import { CartItems } from '../CartItems.tsx'
import { textOf } from '#i18n/view/i18n.ts'
import { madeFacts } from './ItemFacts.tsx'
import en from '#locales/en/common.json'

let open: OpenShop
afterEach(() => open.restore())

it('tells at an engraved item how long it takes and that it cannot be returned, and at a rare one how many are left', async () => {
  open = openShop({
    items: [{ sku: 'NN-1', options: { 5: 'Ann', 6: '22' } }, { sku: 'BR-1' }, { sku: 'EA-1' }],
  })
  open.shop.sold['BR-1'] = 3
  await loadCart()
  render(<CartItems label="Items" />)
  const itemOf = async (text: string) =>
    (await findByText(document.body, text)).closest('li')!.querySelector('.bzl-item__name')!.textContent
  expect(await itemOf('Takes 5 days to make')).toBe('Name Necklace')
  expect(await itemOf('Made for you, cannot be returned')).toBe('Name Necklace')
  expect(await itemOf('2 left')).toBe('Tennis Bracelet')
  await waitFor(() => expect(queryByText(document.body, /left$/, { selector: 'li:last-child *' })).toBeNull())
})

it('tells of how much the price is, also of a part of one', async () => {
  open = openShop({ items: [{ sku: 'EA-1' }] })
  await loadCart()
  $items.set(reconcileItems($items.get()!.map((item) => ({ ...item, qty: 0.5, row_total: 17.25 }))))
  render(<CartItems label="Items" />)
  await findByText(document.body, '0.5 × $34.50')
})

it.each([
  [1, 'Takes 1 day to make'],
  [2.5, 'Takes 3 days to make'],
])('%s days of making are whole ones', (lead_time, fact) => {
  expect(madeFacts({ erp_extra: { lead_time } }, textOf('common', en))).toEqual([fact])
})
