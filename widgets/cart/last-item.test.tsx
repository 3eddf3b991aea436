import { findByRole, findByText, getByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from '#dom/lifecycle.ts'
import { loadCart } from '#cart/state/cart.ts'
import { holdBack } from '#test/hold-back.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { Cart } from './Cart.tsx'

const page = document.body
let shop: OpenShop

beforeEach(async () => {
  vi.stubGlobal('confirm', () => true)
  shop = openShop({ items: [{ sku: 'EA-1' }] })
  await loadCart()
  render(<Cart />)
})
afterEach(() => {
  shop.restore()
  vi.unstubAllGlobals()
})

const remove = async () =>
  userEvent.click(await findByRole(page, 'button', { name: 'Remove Pearl Earrings' }))
const removed = () => findByText(page, 'Your cart is empty.')

it('the heading has the focus of the last item once that is removed', async () => {
  await remove()
  await removed()
  const heading = getByRole(page, 'heading', { name: 'Items in your cart' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it('the last item leaves the focus with who has moved on before it is removed', async () => {
  const answer = holdBack('removeItem')
  await remove()
  const search = page.appendChild(document.createElement('input'))
  search.focus()
  answer()
  await removed()
  await new Promise<void>(afterPaint)
  expect(document.activeElement).toBe(search)
  search.remove()
})
