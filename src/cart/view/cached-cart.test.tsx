import { findByText, getByRole, queryAllByRole, waitFor } from '@testing-library/dom'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { renewStores } from '#test/stores.ts'
import { $items, loadCart } from '../state/cart.ts'
import { fetchSections } from '#storefront/state/sections.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { CartBody } from './CartBody.tsx'

const page = document.body
let shop: OpenShop

function Cart() {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <Announcer />
      <h2 ref={title}>Cart</h2>
      <CartBody island="cart" title={title} emptyAction={null} />
    </>
  )
}

/** Returns the name, unit price and price of each item on screen. */
const shown = () =>
  queryAllByRole(page, 'listitem').map((item) => [
    item.querySelector('.bzl-item__name')!.textContent,
    item.querySelector('.bzl-item__each')?.textContent,
    item.querySelector('.bzl-item__price')!.textContent.replace('Subtotal ', ''),
  ])

/** The shop's answers wait until they are let go. */
function holdAnswers() {
  const real = globalThis.fetch
  let go!: () => void
  const released = new Promise<void>((resolve) => (go = resolve))
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    await released
    return real(...call)
  })
  return go
}

beforeEach(async () => {
  page.innerHTML = '<script type="application/json" id="bezel-config">{"currency":"USD"}</script>'
  shop = openShop({ items: [{ sku: 'BR-1', qty: 2 }, { sku: 'NK-2' }] })
  await loadCart()
  await fetchSections(['cart'])
  // A page stores the data for the next one once its own items have been painted.
  await waitFor(() => expect(localStorage['bezel-item-details']).toBeDefined())
  // The rest of each test runs on the next page, which has only the storage.
  renewStores()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  shop.restore()
})

it('shows cached items as the shop then shows them, in the same elements and without a word', async () => {
  const letGo = holdAnswers()
  render(<Cart />)
  const cached = shown()
  expect(cached).toEqual([
    ['Tennis Bracelet', '$189.00 each', '$378.00'],
    ['Moon Pendant', undefined, '$64.00'],
  ])
  const elements = [...getByRole(page, 'list').querySelectorAll('*')]
  letGo()
  await waitFor(() => expect($items.get()).toHaveLength(2))
  expect(shown()).toEqual(cached)
  expect([...getByRole(page, 'list').querySelectorAll('*')]).toEqual(elements)
  await new Promise((resolve) => setTimeout(resolve, 900))
  expect(getByRole(page, 'status').textContent).toBe('')
})

it('corrects a stale item in its place and announces what the cart holds', async () => {
  const item = [...shop.shop.carts.values()].at(-1)!.items[0]!
  item.qty = 3
  render(<Cart />)
  expect(shown()[0]).toEqual(['Tennis Bracelet', '$189.00 each', '$378.00'])
  await waitFor(() => expect(shown()[0]).toEqual(['Tennis Bracelet', '$189.00 each', '$567.00']))
  await findByText(page, '4 items, Grand Total $631.00')
})

it('announces what it costs to the smallest unit, also of pesos', async () => {
  const [session] = shop.shop.sessions.values()
  session!.currency = 'MXN'
  const item = [...shop.shop.carts.values()].at(-1)!.items[0]!
  item.qty = 3
  render(<Cart />)
  await findByText(page, '4 items, Grand Total MX$10,790.10')
})

it('keeps the room of a price it does not know', () => {
  const section = JSON.parse(localStorage.getItem('mage-cache-storage')!)
  for (const item of section.cart.items) item.product_price = '<span class="price-including-tax">€</span>'
  localStorage.setItem('mage-cache-storage', JSON.stringify(section))
  localStorage.removeItem('bezel-item-details')
  holdAnswers()
  render(<Cart />)
  expect(shown()).toEqual([
    ['Tennis Bracelet', undefined, ''],
    ['Moon Pendant', undefined, ''],
  ])
  expect(
    queryAllByRole(page, 'listitem')[0]!.querySelector('.bzl-item__price[aria-busy="true"]'),
  ).toBeTruthy()
})

it('does not use a cart from before a form was posted', () => {
  document.cookie = 'private_content_version=another; path=/'
  holdAnswers()
  render(<Cart />)
  expect(shown()).toEqual([])
})
