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
import { afterPaint } from '#dom/lifecycle.ts'
import { $customer } from '#customer/state/customer.ts'
import { holdBack } from '#test/hold-back.ts'
import { type OpenShop, openShop, type OpenShopOptions } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { renewStores } from '#test/stores.ts'
import { Declaration } from './Declaration.tsx'
import { Withdrawal } from './Withdrawal.tsx'

const page = document.body
const URL = '/withdrawal/request/post'
let open: OpenShop

async function enter(options: OpenShopOptions = {}, url = URL) {
  renewStores()
  open = openShop(options)
  render(<Withdrawal url={url} />)
  if (options.customer) await vi.waitFor(() => expect($customer.value).toBeDefined())
  await userEvent.click(await findByRole(page, 'button', { name: 'Withdraw from contract here' }))
}

const declare = async (order: string) => {
  await userEvent.type(await findByLabelText(page, /^Your name/), 'Ada Byron')
  await userEvent.type(getByLabelText(page, /^Order number/), order)
  await userEvent.type(getByLabelText(page, /^E-mail/), 'ada@example.com')
  await confirm()
}
const confirm = async () => userEvent.click(await findByRole(page, 'button', { name: 'Confirm withdrawal' }))
const sent = () => open.ledger().requests.filter(({ method }) => method === 'POST')

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => open.restore())

it('requires name, order number and e-mail before anything is sent', async () => {
  await enter()
  await findByLabelText(page, /^Your name/)
  await confirm()
  expect(await findByText(page, 'Please check these fields')).toBeDefined()
  expect(sent()).toEqual([])
})

it('shows the shop’s reason and keeps what was typed', async () => {
  await enter()
  await declare('000000999')
  await findByText(page, 'We have no order with this number and e-mail.', { selector: '.bzl-notice__text' })
  expect(getByLabelText<HTMLInputElement>(page, /^Order number/).value).toBe('000000999')
})

it('begins with the name of a customer', async () => {
  await enter({ customer: 'bea@example.com' })
  const name = await findByLabelText<HTMLInputElement>(page, /^Your name/)
  expect(name.value).toMatch(/^Bea /)
  await waitFor(() => expect(document.activeElement).toBe(name))
})

it('leaves the focus with who has moved on before its code came', async () => {
  open = openShop()
  const search = page.appendChild(document.createElement('input'))
  search.focus()
  render(<Declaration url={URL} onCancel={() => undefined} />)
  await new Promise<void>(afterPaint)
  expect(document.activeElement).toBe(search)
  search.remove()
})

it.each(['//elsewhere.example/post', '/\\elsewhere.example', 'https://elsewhere.example/'])(
  'sends personal data to no other site, as in %s',
  async (url) => {
    await enter({}, url)
    await declare('000000001')
    await findByText(page, 'Something went wrong. Please try again.', { selector: '.bzl-notice__text' })
    expect(sent()).toEqual([])
  },
)

it('does not give up a declaration that is under way', async () => {
  await enter()
  open.shop.moods.push({ match: `POST ${URL}`, fault: { kind: 'delay', ms: 200 }, seen: 0 })
  await declare('000000999')
  await userEvent.click(getByRole(page, 'button', { name: 'Cancel' }))
  await findByText(page, 'We have no order with this number and e-mail.', { selector: '.bzl-notice__text' })
})

it.each([
  ['with who has moved on by then', true],
  ['with what is said in the form’s place', false],
])('the focus is %s when the shop has received it', async (_, hasMovedOn) => {
  await enter()
  const body = { success: true, message: 'We have received it.' }
  open.shop.moods.push({ match: `POST ${URL}`, fault: { kind: 'wrong-shape', body }, seen: 0 })
  const answer = holdBack(URL)
  await declare('000000001')
  const search = page.appendChild(document.createElement('input'))
  if (hasMovedOn) search.focus()
  answer()
  const done = await findByRole(page, 'group', { name: body.message })
  await new Promise<void>(afterPaint)
  expect(document.activeElement).toBe(hasMovedOn ? search : done)
})
