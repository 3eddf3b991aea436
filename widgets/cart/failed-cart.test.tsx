import { findAllByRole, findByRole, getByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadCart } from '#cart/state/cart.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { Cart } from './Cart.tsx'

const page = document.body
let shop: OpenShop

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

async function failToLoad() {
  shop = openShop({ items: [{ sku: 'EA-1' }] })
  shop.shop.moods.push({
    match: 'GET /checkout/config/data',
    fault: { kind: 'status', status: 503 },
    seen: 0,
  })
  await loadCart()
  render(<Cart />)
  return findByRole(page, 'button', { name: 'Try again' })
}

it('a cart that could not be loaded once more is announced', async () => {
  const retry = await failToLoad()
  const alert = getByRole(page, 'alert')
  await waitFor(() => expect(alert.textContent).toContain('could not be loaded'))
  const first = alert.textContent
  await userEvent.click(retry)
  await waitFor(() => expect(alert.textContent).not.toBe(first))
  expect(alert.textContent).toContain('could not be loaded')
})

it('a cart that could not be loaded starts again', async () => {
  const retry = await failToLoad()
  shop.shop.moods = []
  await userEvent.click(retry)
  await findAllByRole(page, 'listitem')
  expect(document.activeElement).toBe(getByRole(page, 'heading', { name: 'Items in your cart' }))
})
