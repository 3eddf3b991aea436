import { findByRole, findByText, getByRole, getByText, waitFor } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { navigate, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { placeOrder } from '../state/order/place-order.ts'
import { renderPlaceOrder } from './place-order.fixture.tsx'

setUpCheckout()

const page = document.body
const UNKNOWN = /^We have not heard whether your order was placed/
const STILL_UNKNOWN = /^We have just checked and still cannot tell/

it('an order whose request a script of the page throws away at once is checked, and not placed once it cannot arrive', async () => {
  await renderPlaceOrder()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
    const { method, url } = new Request(...call)
    if (method === 'POST' && url.endsWith('payment-information')) throw new Error('theirs')
    return fetch(...call)
  })
  placeOrder()
  const check = await findByRole(page, 'button', { name: 'Check again' })
  const status = getByRole(page, 'status')
  await waitFor(() => expect(status.textContent).toMatch(UNKNOWN))
  // That script may have sent it before.
  check.click()
  const notice = page.querySelector<HTMLElement>('.bzl-notice')!
  await waitFor(() => getByText(notice, STILL_UNKNOWN))
  const later = Date.now() + 80_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  check.click()
  await findByText(page, /^Your order was not placed/)
  expect(shop.ledger().orders).toEqual([])
})

it('a check that has found out nothing says so, and the focus stays on its button', async () => {
  await renderPlaceOrder()
  shop.shop.moods.push(
    { match: 'POST *payment-information', fault: { kind: 'commit-drop' }, seen: 0 },
    { match: 'GET *payment-information*', fault: { kind: 'abort' }, seen: 0 },
  )
  placeOrder()
  const check = await findByRole(page, 'button', { name: 'Check again' })
  const status = getByRole(page, 'status')
  await waitFor(() => expect(status.textContent).toMatch(UNKNOWN))
  status.textContent = ''
  check.focus()
  check.click()
  await waitFor(() => expect(status.textContent).toMatch(STILL_UNKNOWN))
  getByText(page.querySelector<HTMLElement>('.bzl-notice')!, STILL_UNKNOWN)
  expect(document.activeElement).toBe(check)
  shop.shop.moods.length = 0
  status.textContent = ''
  check.click()
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))
  expect(status.textContent).toBe('')
})
