import {
  findByLabelText,
  findByRole,
  getAllByRole,
  getByLabelText,
  getByRole,
  queryByRole,
  waitFor,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadCustomer } from '#customer/state/customer.ts'
import { $notices } from '#storefront/state/notices/notices.ts'
import { $context, loadContext } from '#storefront/state/context.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { mount } from './index.ts'

const page = document.body
const stops: (() => void)[] = []
let shop: OpenShop

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  shop.restore()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function book(customer: string | null, prepare = () => {}) {
  shop = openShop({ customer })
  prepare()
  const host = page.appendChild(document.createElement('div'))
  stops.push(await mount(host, () => undefined))
  await loadCustomer()
  return host
}
const cards = () => getAllByRole(page, 'listitem')
const add = () => findByRole(page, 'button', { name: 'Add a new address' })

it('lists the customer’s addresses and shows which are used by default', async () => {
  const host = await book('ann@example.com')
  await add()
  expect(cards().length).toBeGreaterThan(1)
  expect(host.textContent).toContain('Default shipping address')
})

it('writes a name as the country of its address does', async () => {
  const host = await book('ann@example.com', () => {
    for (const { addresses } of shop.shop.customers.values())
      for (const address of addresses)
        Object.assign(address, { firstname: 'Hanako', lastname: 'Yamada', country_id: 'JP' })
  })
  await add()
  expect(host.querySelector('.bzl-address-book__name')!.textContent).toBe('Yamada Hanako')
})

it('changes an address in place and comes back to it', async () => {
  await book('ann@example.com')
  await add()
  await userEvent.click(getAllByRole(page, 'button', { name: /^Edit the address/ })[0]!)
  const city = await findByLabelText<HTMLInputElement>(page, /^City/)
  await userEvent.clear(city)
  await userEvent.type(city, 'Hamburg')
  await userEvent.click(getByRole(page, 'button', { name: 'Save address' }))
  await add()
  expect(cards()[0]!.textContent).toContain('Hamburg')
  await waitFor(() => expect(cards()[0]!.contains(document.activeElement)).toBe(true))
})

it('makes another address the default one', async () => {
  await book('ann@example.com')
  await add()
  const marked = () => cards().filter((card) => card.textContent.includes('Default shipping address'))
  const before = marked()[0]!.textContent
  const press = getAllByRole(page, 'button', { name: /^Use as default shipping address: / })[0]!
  await userEvent.click(press)
  await waitFor(() => expect(marked()).toHaveLength(1))
  await waitFor(() => expect(marked()[0]!.textContent).not.toBe(before))
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Your addresses'))
})

it('deletes an address when the shopper confirms it, and not otherwise', async () => {
  await book('ann@example.com')
  await add()
  const before = cards().length
  const remove = (isSure: boolean) => {
    vi.stubGlobal('confirm', () => isSure)
    return userEvent.click(getAllByRole(page, 'button', { name: /^Delete the address/ })[0]!)
  }
  await remove(false)
  expect(cards()).toHaveLength(before)
  await remove(true)
  await waitFor(() => expect(cards()).toHaveLength(before - 1))
  await waitFor(() => expect($notices.get()).toMatchObject([{ type: 'success', key: 'notice.deleted' }]))
})

it('says so when the shop does not change the book, and leaves it as it was', async () => {
  await book('ann@example.com')
  await add()
  const before = cards().map((card) => card.textContent)
  shop.shop.moods.push({ match: 'PUT *', fault: { kind: 'status', status: 500 }, seen: 0 })
  await userEvent.click(getAllByRole(page, 'button', { name: /^Use as default billing address: / })[0]!)
  await findByRole(page, 'alert')
  expect(cards().map((card) => card.textContent)).toEqual(before)
})

it('leaves everything as it was when the shopper thinks better of it', async () => {
  await book('ann@example.com')
  const opener = await add()
  const before = cards().length
  await userEvent.click(opener)
  await userEvent.click(await findByRole(page, 'button', { name: 'Cancel' }))
  const again = await add()
  await waitFor(() => expect(document.activeElement).toBe(again))
  expect(cards()).toHaveLength(before)
})

it('begins a new address in the country of the others where the shop does not know the shopper’s', async () => {
  await book('ann@example.com')
  await loadContext()
  $context.set({})
  await userEvent.click(await add())
  const country = await findByLabelText<HTMLSelectElement>(page, /^Country/)
  await waitFor(() => expect(country.value).toBe('US'))
})

it('shows at the field what the shop does not take, and keeps what was typed', async () => {
  await book('ann@example.com')
  await add()
  await userEvent.click(getAllByRole(page, 'button', { name: /^Edit the address/ })[0]!)
  shop.shop.moods.push({
    match: 'POST /customer/account/addresspost',
    fault: {
      kind: 'wrong-shape',
      body: {
        error: true,
        message: 'Please check the address.',
        errors: [{ field: 'city', message: 'We do not know this city.' }],
      },
    },
    seen: 0,
  })
  const city = await findByLabelText<HTMLInputElement>(page, /^City/)
  await userEvent.type(city, ' am See')
  await userEvent.click(getByRole(page, 'button', { name: 'Save address' }))
  await waitFor(() => expect(getByLabelText(page, /^City/).getAttribute('aria-invalid')).toBe('true'))
  expect(city.value).toMatch(/am See$/)
  expect(getByRole(page, 'alert').textContent).toBe('Please check the address.')
})

it('can be tried again when the book cannot be read', async () => {
  await book('ann@example.com', () =>
    shop.shop.moods.push({
      match: 'GET /rest/*',
      times: 1,
      fault: { kind: 'status', status: 404 },
      seen: 0,
    }),
  )
  await userEvent.click(await findByRole(page, 'button', { name: 'Try again' }))
  await add()
})

it('leads a guest to the login', async () => {
  await book(null)
  await findByRole(page, 'link', { name: 'Log in' })
  expect(queryByRole(page, 'button')).toBeNull()
})
