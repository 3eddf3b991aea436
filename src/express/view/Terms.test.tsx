import { findByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { loadCart } from '#cart/state/cart.ts'
import { loadCustomer } from '#customer/state/customer.ts'
import { login, logout } from '#customer/state/login.ts'
import { Terms } from './Terms.tsx'

let shop: OpenShop
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

const box = () => findByRole<HTMLInputElement>(document.body, 'checkbox')

it('what one customer has agreed to holds until another one logs in', async () => {
  shop = openShop({ items: [{ sku: 'NK-2' }], customer: 'ann@example.com', hasAgreements: true })
  await Promise.all([loadCart(), loadCustomer()])
  render(<Terms />)
  await userEvent.click(await box())
  await loadCustomer.reload()
  await waitFor(async () => expect((await box()).checked).toBe(true))
  await logout()
  await login('bea@example.com', 'Demo-1234!')
  expect((await box()).checked).toBe(false)
})
