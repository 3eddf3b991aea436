import {
  findByLabelText,
  findByRole,
  findByText,
  getByLabelText,
  getByRole,
  waitFor,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Fault } from '#demo/shop/mood.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { afterPaint } from '#dom/lifecycle.ts'
import { deferred } from '#async/deferred.ts'
import { LoginForm } from './LoginForm.tsx'

const page = document.body
let shop: OpenShop

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

async function logIn(fault: Fault, answer?: Promise<void>) {
  shop = openShop()
  const reach = globalThis.fetch
  globalThis.fetch = async (...call) => answer?.then(() => reach(...call)) ?? reach(...call)
  shop.shop.moods.push({ match: 'POST /customer/ajax/login*', fault, seen: 0 })
  render(<LoginForm onSuccess={() => undefined} onCancel={() => undefined} cancel="Cancel" />)
  await userEvent.type(await findByLabelText(page, /^E-mail/), 'ann@example.com')
  await userEvent.type(getByLabelText(page, /^Password/), 'Demo-1234!')
  await userEvent.click(getByRole(page, 'button', { name: 'Log in' }))
}
const notice = { selector: '.bzl-notice__text' }

it.each<[string, Fault, boolean, string]>([
  ['the shop is down', { kind: 'status', status: 503 }, true, 'Something went wrong. Please try again.'],
  ['the shopper is offline', { kind: 'abort' }, false, 'You are offline.'],
])('blames nothing that was typed when %s', async (_, fault, isOnline, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  await logIn(fault)
  await findByText(page, words, notice)
})

it('takes a refusal without a reason for a wrong password', async () => {
  await logIn({ kind: 'wrong-shape', body: { errors: true } })
  await findByText(page, 'Invalid login or password.', notice)
})

it('shows that a slow login is under way, until it is not', async () => {
  const { promise, resolve } = deferred<void>()
  await logIn({ kind: 'status', status: 503 }, promise)
  const press = await findByRole(page, 'button', { name: /Loading/ })
  const state = () => [press.getAttribute('aria-disabled'), press.closest('form')!.getAttribute('aria-busy')]
  expect(state()).toEqual(['true', 'true'])
  resolve()
  await waitFor(() => expect(state()).toEqual(['false', 'false']))
})

it('leaves the focus with who has moved on before its code came', async () => {
  shop = openShop()
  const search = page.appendChild(document.createElement('input'))
  search.focus()
  render(<LoginForm onSuccess={() => undefined} onCancel={() => undefined} cancel="Cancel" />)
  await findByLabelText(page, /^E-mail/)
  await new Promise<void>(afterPaint)
  expect(document.activeElement).toBe(search)
  search.remove()
})
