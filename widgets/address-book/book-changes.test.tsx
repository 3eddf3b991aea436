import {
  findByLabelText,
  findByRole,
  getAllByRole,
  getByRole,
  queryAllByText,
  waitFor,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Fault } from '#demo/shop/mood.ts'
import { afterPaint } from '#dom/lifecycle.ts'
import { loadCustomer } from '#customer/state/customer.ts'
import { loadDirectory } from '#address/state/directory.ts'
import { $context, loadContext } from '#storefront/state/context.ts'
import { $page } from '#storefront/state/page.ts'
import { holdBack } from '#test/hold-back.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { mount } from './index.ts'

const page = document.body
let shop: OpenShop
let unmount = () => {}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  unmount()
  shop.restore()
  vi.restoreAllMocks()
})

async function book(customer = 'ann@example.com', settings?: Record<string, string>) {
  shop = openShop({ customer, settings })
  unmount = await mount(page.appendChild(document.createElement('div')), () => undefined)
  await loadCustomer()
  return findByRole(page, 'button', { name: 'Add a new address' })
}
const breaks = (match: string, fault: Fault, times?: number) =>
  shop.shop.moods.push({ match, fault, times, seen: 0 })
const press = (name: RegExp | string, nth = 0) =>
  userEvent.click(getAllByRole(page, 'button', { name })[nth]!)
/** Opens the form of an address, which begins with the focus at the country; gives its city. */
async function edit(nth = 0) {
  await press(/^Edit the address/, nth)
  const country = await findByLabelText(page, /^Country/)
  await waitFor(() => expect(document.activeElement).toBe(country))
  return findByLabelText<HTMLInputElement>(page, /^City/)
}
const failures = () => queryAllByText(page, /^Your address book could not be changed/, { ignore: '[role]' })
const painted = () => new Promise<void>(afterPaint)

it('no longer says that a change has failed once another address was saved', async () => {
  await book()
  breaks('PUT *', { kind: 'status', status: 500 }, 1)
  await press(/^Use as default billing address: /)
  await waitFor(() => expect(failures()).toHaveLength(1))
  await userEvent.type(await edit(), ' am See')
  await press('Save address')
  await waitFor(() => expect(getAllByRole(page, 'listitem')[0]!.textContent).toContain('am See'))
  expect(failures()).toEqual([])
})

it('keeps what is typed into one address while another, which was cancelled, is still being saved', async () => {
  await book()
  const answer = holdBack('/customer/account/addresspost')
  await userEvent.type(await edit(), ' am See')
  await press('Save address')
  await press('Cancel')
  await waitFor(() => getAllByRole(page, 'listitem'))
  const city = await edit(1)
  await userEvent.type(city, ' an der Elbe')
  const save = getByRole(page, 'button', { name: 'Save address' })
  expect(save.getAttribute('aria-busy')).toBe('true')
  answer()
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBe('false'))
  expect(page.contains(city)).toBe(true)
  expect(city.value).toMatch(/an der Elbe$/)
})

it('leaves the focus with who has moved on before the book was changed', async () => {
  await book()
  const answer = holdBack('/customers/me')
  const before = page.textContent
  await press(/^Use as default billing address: /)
  const search = page.appendChild(document.createElement('input'))
  search.focus()
  answer()
  await waitFor(() => expect(page.textContent).not.toBe(before))
  await painted()
  expect(document.activeElement).toBe(search)
})

it('leaves the focus with who has moved on before the address was saved', async () => {
  await book()
  const answer = holdBack('/customer/account/addresspost')
  await userEvent.type(await edit(), ' am See')
  await press('Save address')
  const search = page.appendChild(document.createElement('input'))
  search.focus()
  answer()
  await waitFor(() => expect(getAllByRole(page, 'listitem')[0]!.textContent).toContain('am See'))
  await painted()
  expect(document.activeElement).toBe(search)
})

it('asks for the country where it was not known yet when a new address was begun', async () => {
  const add = await book('bea@example.com')
  breaks('GET *sections=directory-data*', { kind: 'delay', ms: 100 })
  await loadContext()
  $context.set({})
  await userEvent.click(add)
  const country = await findByLabelText<HTMLSelectElement>(page, /^Country/)
  $context.set({ countryId: 'US' })
  await loadDirectory()
  await painted()
  expect([country.options.length > 100, country.value]).toEqual([true, ''])
})

it('an address that was saved is not saved twice because the book cannot be read', async () => {
  await book()
  await userEvent.type(await edit(), ' am See')
  breaks('GET *customers/me/addresses', { kind: 'status', status: 500 }, 2)
  await press('Save address')
  await waitFor(() => expect(getAllByRole(page, 'listitem')[0]!.textContent).toContain('am See'))
  const saves = shop.ledger().requests.filter(({ path }) => path.includes('addresspost'))
  expect(saves).toHaveLength(1)
})

it.each([
  ['its settings tell', { prefix: 'required' }],
  ['its refusal alone tells', {}],
])('an address gets the salutation that the shop requires, where %s', async (_, addressFields) => {
  await book('ann@example.com', { required_address_fields: 'prefix' })
  $page.set({ ...$page.get(), addressFields })
  await edit()
  await press('Save address')
  const title = await findByRole<HTMLInputElement>(page, 'textbox', { name: /^Title/ })
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'))
  await userEvent.type(title, 'Ms')
  await press('Save address')
  await waitFor(() => expect(getAllByRole(page, 'listitem')[0]!.textContent).toContain('Ms Ann'))
  const saved = [...shop.shop.customers.values()].flatMap(({ addresses }) => addresses)
  expect(saved.filter(({ prefix }) => prefix === 'Ms')).toHaveLength(1)
})
