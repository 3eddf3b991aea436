import { queryAllByRole, waitFor } from '@testing-library/dom'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openShop, type OpenShop, type OpenShopOptions } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { renewStores } from '#test/stores.ts'
import { $items, loadCart, refreshCart } from '../state/cart.ts'
import { fetchSections } from '#storefront/state/sections.ts'
import { CartBody } from './CartBody.tsx'
import { TotalsList } from './TotalRows.tsx'

const page = document.body
let shop: OpenShop

function Cart() {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <h2 ref={title}>Cart</h2>
      <CartBody island="cart" title={title} emptyAction={null} />
      <TotalsList />
    </>
  )
}

const prices = () =>
  queryAllByRole(page, 'listitem').map((item) =>
    item.querySelector('.bzl-item__price')!.textContent.replace('Subtotal ', ''),
  )
const rows = () =>
  queryAllByRole(page, 'term').map((term) => [term.textContent, term.nextElementSibling!.textContent])
/** The amounts of a text, in cents. */
const amountsOf = (text: string) =>
  [...text.matchAll(/\d[\d,]*\.\d\d/g)].map(([amount]) => Number(amount.replace(/\D/g, '')))
const MODES = ['including', 'excluding', 'both'] as const
const AUSTIN = { country_id: 'US', region_id: 57, region_code: 'TX', postcode: '78701' }
const RATE = { carrier_code: 'tablerate', method_code: 'bestway' }
const ITEMS = [{ sku: 'EA-1', qty: 2 }, { sku: 'NK-2' }]

const cart = () => [...shop.shop.carts.values()].at(-1)!

/** A visitor's second page: its storage knows the section and what the first page kept. */
async function open(options: OpenShopOptions, address?: object) {
  page.innerHTML = `<script type="application/json" id="bezel-config">{"currency":"${options.currency ?? 'USD'}"}</script>`
  shop = openShop({ items: ITEMS, ...options })
  Object.assign(cart(), address && { shippingAddress: address, rate: RATE })
  await loadCart()
  await fetchSections(['cart'])
  // A page stores the data for the next one once its own items have been painted.
  await waitFor(() => expect(localStorage['bezel-item-details']).toBeDefined())
  renewStores()
}
const loaded = () => waitFor(() => expect($items.get()).toHaveLength(2))

beforeEach(() => localStorage.clear())
afterEach(() => shop.restore())

describe.each(MODES.flatMap((items) => MODES.map((totals) => [items, totals] as const)))(
  'items %s tax over a subtotal %s it',
  (items, totals) => {
    const taxDisplay = { reviewItemPriceDisplayMode: items, reviewTotalsDisplayMode: totals }

    it('add up to it, and stand in the first frame as they stay', async () => {
      await open({ taxDisplay }, AUSTIN)
      render(<Cart />)
      const first = prices()
      await loaded()
      expect(prices()).toEqual(first)
      const columns = [0, 1].map((column) =>
        first.reduce((sum, text) => sum + (amountsOf(text)[column] ?? amountsOf(text)[0]!), 0),
      )
      const subtotals = rows()
        .filter(([name]) => name!.startsWith('Subtotal'))
        .flatMap(([, text]) => amountsOf(text!))
      expect(subtotals.length).toBeGreaterThan(0)
      expect(subtotals.some((amount) => columns.includes(amount))).toBe(true)
    })

    it('show the same without what an earlier page kept, by how the section prints its prices', async () => {
      await open({ taxDisplay }, AUSTIN)
      localStorage.removeItem('bezel-item-details')
      render(<Cart />)
      const first = prices()
      await loaded()
      expect(first[1]).not.toBe('')
      expect(first.map((text, index) => text || prices()[index])).toEqual(prices())
    })
  },
)

it('a stock shop shows prices without tax, and none of them changes with an address', async () => {
  await open({})
  render(<Cart />)
  await loaded()
  expect(prices()).toEqual(['$69.00', '$64.00'])
  Object.assign(cart(), { shippingAddress: AUSTIN, rate: RATE })
  await refreshCart()
  await waitFor(() => expect(rows()).toContainEqual(['Tax', '$11.39']))
  expect(prices()).toEqual(['$69.00', '$64.00'])
  expect(rows()[0]).toEqual(['Subtotal', '$133.00'])
})

it('a shop in Europe shows prices with the tax in them, and none of them changes with an address', async () => {
  await open({ currency: 'EUR' })
  render(<Cart />)
  await loaded()
  expect(prices()).toEqual(['€64.00', '€59.00'])
  expect(rows()).toEqual([
    ['Subtotal', '€123.00'],
    ['Shipping', 'Not yet known'],
    ['Tax (included)', '€19.64'],
    ['Grand Total', '€123.00'],
  ])
  Object.assign(cart(), { shippingAddress: { country_id: 'NL' }, rate: RATE })
  await refreshCart()
  await waitFor(() => expect(rows()).toContainEqual(['Shipping', '€6.44']))
  expect(prices()).toEqual(['€64.00', '€59.00'])
  expect(rows().slice(2)).toEqual([
    ['Tax (included)', '€22.46'],
    ['Grand Total', '€129.44'],
  ])
})

it('both prices name what they contain', async () => {
  const mode = 'both' as const
  await open({ taxDisplay: { reviewItemPriceDisplayMode: mode, reviewTotalsDisplayMode: mode } }, AUSTIN)
  render(<Cart />)
  await loaded()
  expect(prices()[0]).toBe('$74.69 $69.00 (excl. tax)')
  expect(rows().slice(0, 2)).toEqual([
    ['Subtotal (excl. tax)', '$133.00'],
    ['Subtotal (incl. tax)', '$143.97'],
  ])
})

it('the rates of the tax stand below it, and the total also without it, where the shop says so', async () => {
  await open({ taxDisplay: { isFullTaxSummaryDisplayed: true, includeTaxInGrandTotal: true } }, AUSTIN)
  render(<Cart />)
  await loaded()
  expect(rows().slice(2)).toEqual([
    ['Tax', '$11.39'],
    ['US-TX-8.25 (8.25%)', '$11.39'],
    ['Grand Total (excl. tax)', '$138.00'],
    ['Grand Total (incl. tax)', '$149.39'],
  ])
})
