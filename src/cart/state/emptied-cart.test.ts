import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { formKey } from '#dom/storage/cookies.ts'
import { grandTotal } from '../rules/totals.ts'
import { $items, $totals, cartWasChanged, loadCart, refreshCart } from './cart.ts'
import { removeItem } from './remove-item.ts'

let shop: OpenShop

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

it('shows a new session’s cart with its own total, after the old one was emptied by its id', async () => {
  shop = openShop({ items: [{ sku: 'EA-1' }] })
  await loadCart()
  shop.shop.sessions.clear()
  await removeItem($items.get()![0]!.item_id)
  expect($items.get()).toEqual([])
  const body = new URLSearchParams({ product: '59', qty: '1', form_key: formKey() })
  await fetch('/checkout/cart/add', {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body,
  })
  cartWasChanged()
  await refreshCart()
  expect($items.get()!.map(({ sku }) => sku)).toEqual(['NK-2'])
  expect(grandTotal($totals.get())).toBe(64)
})
