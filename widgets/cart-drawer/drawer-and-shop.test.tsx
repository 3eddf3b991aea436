import { findByRole, getByRole, queryByRole, waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadCart } from '#cart/state/cart.ts'
import { loadCustomer } from '#customer/state/customer.ts'
import { openDrawer } from '#cart/state/drawer.ts'
import { $notices } from '#storefront/state/notices/notices.ts'
import { queueIdle } from '#async/queue.ts'
import { render } from '#test/render.tsx'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { CartDrawer } from './CartDrawer.tsx'

const page = document.body
let shop: OpenShop

/** Ann's drawer, or a guest's, with a ring and a pendant in it. */
async function openedDrawer() {
  render(<CartDrawer />)
  openDrawer()
  const dialog = await findByRole(page, 'dialog')
  await within(dialog).findByRole('link', { name: 'Go to checkout' })
  return dialog
}

const total = (dialog: HTMLElement) => dialog.querySelector('.bzl-totals__row--grand bdi')!.textContent
const countItems = (dialog: HTMLElement) => dialog.querySelectorAll('.bzl-item').length

beforeEach(async () => {
  vi.stubGlobal(
    'confirm',
    vi.fn(() => true),
  )
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  shop = openShop({ items: [{ sku: 'EA-1' }, { sku: 'NK-2' }] })
  await Promise.all([loadCart(), loadCustomer()])
})
afterEach(async () => {
  // The changes that a test has begun end at its own shop: those of the next test would wait for them.
  await queueIdle()
  shop.restore()
  vi.unstubAllGlobals()
})

it('changes a quantity at the shop and shows what the shop then asks', async () => {
  const dialog = await openedDrawer()
  const before = total(dialog)
  const [more] = within(dialog).getAllByRole('button', { name: /^One more of/ })
  await userEvent.click(more!)
  await waitFor(() => expect(total(dialog)).not.toBe(before))
  getByRole(dialog, 'heading', { name: 'Cart (3)' })
})

it('removes an item after the question, and a message confirms it', async () => {
  const dialog = await openedDrawer()
  const [remove] = within(dialog).getAllByRole('button', { name: /^Remove / })
  await userEvent.click(remove!)
  await waitFor(() => expect(countItems(dialog)).toBe(1))
  await waitFor(() => expect($notices.get()).toMatchObject([{ type: 'success', key: 'notice.deleted' }]))
})

it('shows why the shop refused to log in, keeps what was typed, and lets in who knows the password', async () => {
  const dialog = await openedDrawer()
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Log in' }))
  const email = await within(dialog).findByLabelText<HTMLInputElement>(/E-mail address/)
  const password = within(dialog).getByLabelText<HTMLInputElement>(/Password/)
  await userEvent.type(email, 'ann@example.com')
  await userEvent.type(password, 'wrong')
  await userEvent.click(getByRole(dialog, 'button', { name: 'Log in' }))
  await waitFor(() => expect(getByRole(dialog, 'alert').textContent).toBe('Invalid login or password.'))
  expect(email.value).toBe('ann@example.com')
  await userEvent.clear(password)
  await userEvent.type(password, 'Demo-1234!')
  await userEvent.click(getByRole(dialog, 'button', { name: 'Log in' }))
  await waitFor(() => expect(getByRole(dialog, 'status').textContent).toBe('Login successful.'))
  expect(queryByRole(dialog, 'button', { name: 'Log in' })).toBeNull()
  expect(document.activeElement).toBe(getByRole(dialog, 'heading', { name: /^Cart/ }))
})
