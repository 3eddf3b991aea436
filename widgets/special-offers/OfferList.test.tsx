import { findByRole, findByText, queryByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadCart } from '#cart/state/cart.ts'
import { $freeGifts, $specialOffers } from '#offers/state/offers.ts'
import { render } from '#test/render.tsx'
import { type OpenShop, openShop, type OpenShopOptions } from '#test/open-shop.ts'
import { OfferList } from './OfferList.tsx'

const page = document.body
let open: OpenShop

async function enter(free: '0' | '1', options: OpenShopOptions = {}) {
  open = openShop({ items: [{ sku: 'EA-1', qty: 3 }], ...options })
  await loadCart()
  render(<OfferList free={free} />)
}

const mood = (body: object) => fetch('/__demo/mood', { method: 'POST', body: JSON.stringify(body) })

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  open.restore()
})

it('lists offers with what they cost and cost otherwise, and marks one that was added', async () => {
  await enter('0')
  await findByRole(page, 'heading', { name: 'Special offers for you' })
  await findByText(page, 'instead of $29.90')
  await userEvent.click(await findByRole(page, 'button', { name: 'Add Birthstone Charm for $9.90' }))
  const added = await findByText(page, 'In your cart')
  await waitFor(() => expect(document.activeElement).toBe(added))
  expect(open.ledger().carts[0]!.items.map(({ sku }) => sku)).toEqual(['EA-1', 'OFF-1'])
})

it('shows for how long a free gift can be had', async () => {
  await enter('1')
  await findByText(page, 'As long as your cart comes to at least $100.00')
  await userEvent.click(await findByRole(page, 'button', { name: 'Add Jewellery Pouch, free' }))
  await findByText(page, 'In your cart')
})

it('shows that an offer is gone when it was taken from the list meanwhile', async () => {
  await enter('0')
  const add = await findByRole(page, 'button', { name: 'Add Birthstone Charm for $9.90' })
  await mood({ personality: 'offers-ended' })
  await userEvent.click(add)
  await findByText(page, 'Birthstone Charm: This offer is not available.', {
    selector: '.bzl-notice__text',
  })
  await waitFor(() => expect(queryByRole(page, 'list')).toBeNull())
})

it('shows nothing while there is nothing to offer', async () => {
  await enter('1', { items: [{ sku: 'EA-1' }] })
  await waitFor(() => expect($freeGifts.get()).toEqual([]))
  expect(queryByRole(page, 'heading')).toBeNull()
})

it('sells nothing that is sold out or not yet due', async () => {
  await enter('0')
  await findByRole(page, 'button', { name: /Birthstone Charm/ })
  const [charm, cloth] = $specialOffers.get()!
  $specialOffers.set([
    { ...charm!, is_salable: false },
    { ...cloth!, min_subtotal: 150 },
  ])
  await findByText(page, 'Sold out')
  await findByText(page, 'Only $46.50 more to get it')
  expect(queryByRole(page, 'button')).toBeNull()
})
