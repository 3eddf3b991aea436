import {
  findByLabelText,
  findByRole,
  findByText,
  getByRole,
  queryByRole,
  waitFor,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadCustomer } from '#customer/state/customer.ts'
import { $tasks } from '#async/task.ts'
import { render } from '#test/render.tsx'
import { type OpenShop, openShop, type OpenShopOptions } from '#test/open-shop.ts'
import { GiftPanel } from './GiftPanel.tsx'

const page = document.body
let open: OpenShop

async function enter(options: OpenShopOptions = {}) {
  open = openShop(options)
  await loadCustomer()
  render(<GiftPanel />)
}

const send = async (email: string) => {
  const field = await findByLabelText(page, /E-mail address/)
  await userEvent.clear(field)
  await userEvent.type(field, `${email}{Enter}`)
}
const posts = () => open.ledger().requests.filter(({ path }) => path === '/visitor/visitor/postemail')

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  open.restore()
})

it('gives a visitor the gift for an address and shows where it is', async () => {
  await enter()
  await findByText(page, /you agree to receive our newsletter/)
  await send('bo@example.com')
  await findByText(page, 'Your gift is in your cart.', { selector: '.bzl-notice__text' })
  await waitFor(() =>
    expect(document.activeElement).toBe(getByRole(page, 'heading', { name: 'Mystery Gift' })),
  )
  expect(open.ledger().carts[0]!.items.map(({ sku }) => sku)).toEqual(['FREE-2'])
})

it('requires a valid address before it sends a request', async () => {
  await enter()
  await send('')
  await findByText(page, 'Value is required')
  await send('bo@')
  await findByText(page, 'Value is not a valid email address')
  expect(posts()).toEqual([])
})

it('shows in the shop’s words why an address gets nothing', async () => {
  await enter()
  await send('ann@example.com')
  await findByText(page, 'This email address has already received its gift.', {
    selector: '.bzl-field__error',
  })
  expect(document.activeElement).toBe(getByRole(page, 'textbox'))
})

it('is not there for customers', async () => {
  await enter({ customer: 'ann@example.com' })
  await waitFor(() =>
    expect(open.ledger().requests.some(({ path }) => path === '/checkout/cart/visitorgift')).toBe(true),
  )
  expect(queryByRole(page, 'heading')).toBeNull()
  expect(await findByRole(page, 'status')).toBeDefined()
})

it.each([
  ['given', 'bo@example.com', 'Your gift is in your cart.'],
  ['refused', 'ann@example.com', 'This email address has already received its gift.'],
])('leaves the focus with who has moved on before the gift is %s', async (_, email, news) => {
  await enter()
  open.shop.moods.push({ match: 'POST *postemail*', fault: { kind: 'delay', ms: 100 }, seen: 0 })
  await send(email)
  const search = page.appendChild(document.createElement('input'))
  search.focus()
  await findByText(page, news, { selector: 'p, .bzl-notice__text' })
  await waitFor(() => expect($tasks.get()['visitor-gift']).toBeUndefined())
  expect(document.activeElement).toBe(search)
  search.remove()
})

it('leaves the focus where it is where the page forbids the gift', async () => {
  await enter()
  const forbid = (event: Event) => event.preventDefault()
  document.addEventListener('bezel:before-cart-change', forbid, { once: true })
  await send('bo@example.com')
  await waitFor(() => expect($tasks.get()['visitor-gift']).toBeUndefined())
  await userEvent.tab()
  expect([document.activeElement, posts()]).toEqual([getByRole(page, 'button', { name: /gift/ }), []])
})
