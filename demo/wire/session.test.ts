import { afterEach, expect, it } from 'vitest'
import { openShop, type OpenShop } from '../../test/open-shop.ts'

let open: OpenShop
afterEach(() => open.restore())

it('begins one new session for all requests under way after one has ended, as a stock Magento does', async () => {
  open = openShop()
  open.shop.sessions.clear()
  document.cookie = 'form_key=AbCdEfGhIjKlMnOp; path=/'
  const body = new URLSearchParams({ product: '59', qty: '1', form_key: 'AbCdEfGhIjKlMnOp' })
  const adding = fetch('/checkout/cart/add', { method: 'POST', body })
  await fetch('/checkout/config/data')
  await adding
  await fetch('/oneday/context')
  expect(open.shop.sessions.size).toBe(1)
  const items = (await (await fetch('/checkout/cart/items')).json()) as { sku: string }[]
  expect(items.map(({ sku }) => sku)).toEqual(['NK-2'])
})
