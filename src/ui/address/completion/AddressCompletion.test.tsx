import { fireEvent, getByRole, queryAllByRole, queryByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '../../../../test/open-shop'
import { render } from '../../../../test/render'
import { addressProvider } from '../../../bezel'
import { emptyAddress } from '../../../domain/address/address'
import { loadDirectory } from '../../../state/address/directory'
import type { AddressProvider } from '../../../state/page/address-provider'
import { Announcer } from '../../announcer/Announcer'
import { ErrorSummary } from '../../form/ErrorSummary'
import { AddressFields } from '../AddressFields'
import { useAddressForm } from '../useAddressForm'

const page = document.body
const submit = vi.fn()
let shop: OpenShop

function Form({ country }: { country: string }) {
  const form = useAddressForm({ initial: emptyAddress(country), onSubmit: submit })
  return (
    <form {...form.form}>
      <ErrorSummary {...form.summary} />
      <AddressFields form={form} />
      <button type="submit">Save</button>
    </form>
  )
}

const AUSTIN = { street: '1 Main Street', city: 'Austin', region: 'TX', postcode: '78701' }
const provider = (own: Partial<AddressProvider> = {}): AddressProvider => ({
  suggest: () => [
    { id: 'a', text: '1 Main Street, Austin' },
    { id: 'b', text: '1 Main Street, Dallas' },
  ],
  details: () => AUSTIN,
  ...own,
})

async function open(own?: Partial<AddressProvider>, country = 'US') {
  await addressProvider(provider(own))
  await loadDirectory()
  render(
    <>
      <Announcer />
      <Form country={country} />
    </>,
  )
  await waitFor(() => expect(street().getAttribute('role')).toBe('combobox'))
}

const control = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const street = () => control('street1')
const values = (...names: string[]) => names.map((name) => control(name).value)
const options = () => queryAllByRole(page, 'option').filter(({ id }) => id)
const texts = () => options().map(({ textContent }) => textContent)
const active = () => document.getElementById(street().getAttribute('aria-activedescendant') ?? '')
const listed = (count = 2) => waitFor(() => expect(options()).toHaveLength(count))

/** Answers by hand, in any order. */
function byHand<T>() {
  const answers: Record<string, (answer: T) => void> = {}
  return { answers, request: (text: string) => new Promise<T>((resolve) => (answers[text] = resolve)) }
}

beforeEach(() => {
  submit.mockClear()
  shop = openShop()
})
afterEach(() => shop.restore())

it('fills the address that is chosen by keys, and nothing else', async () => {
  await open()
  await userEvent.type(control('telephone'), '123')
  await userEvent.type(street(), '1 main')
  await listed()
  expect(street().getAttribute('aria-expanded')).toBe('true')
  expect(active()).toBeNull()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(active()).toBe(options()[1]))
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(active()).toBeNull())
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(active()).toBe(options()[0]))
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(values('street1', 'city', 'postcode')).toEqual(['1 Main Street', 'Austin', '78701']),
  )
  expect(control('region_id').value).toBe('57')
  expect(values('telephone', 'firstname')).toEqual(['123', ''])
  expect(document.activeElement).toBe(street())
  expect(options()).toEqual([])
  expect(submit).not.toHaveBeenCalled()
  expect(getByRole(page, 'status').textContent).toBe('Filled in: 1 Main Street, Austin, Texas, 78701')
})

it('shows the newest answer, whichever comes last', async () => {
  const { answers, request } = byHand<{ id: string; text: string }[]>()
  await open({ suggest: request })
  await userEvent.type(street(), 'one')
  await waitFor(() => expect(answers.one).toBeDefined())
  await userEvent.type(street(), ' more')
  await waitFor(() => expect(answers['one more']).toBeDefined())
  answers['one more']!([{ id: '2', text: 'newer' }])
  await listed(1)
  answers.one!([{ id: '1', text: 'older' }])
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(active()!.textContent).toBe('newer'))
  expect(texts()).toEqual(['newer'])
})

it.each<[string, Partial<AddressProvider>]>([
  ['throws', { suggest: () => JSON.parse('{') as never }],
  ['rejects', { suggest: () => Promise.reject(new Error('down')) }],
  ['answers nonsense', { suggest: () => 'no list' as never }],
])('a provider that %s suggests nothing and stops nobody', async (_, own) => {
  const suggest = vi.fn(own.suggest)
  await open({ suggest })
  await userEvent.type(street(), '1 Main Street')
  await waitFor(() => expect(suggest).toHaveBeenCalledWith('1 Main Street', 'US'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(page.textContent).toContain('Please check these fields'))
  expect(street().value).toBe('1 Main Street')
  expect(street().getAttribute('aria-expanded')).toBe('false')
})

it('says so where the chosen address cannot be read, and leaves what was typed', async () => {
  await open({ details: () => Promise.reject(new Error('down')) })
  await userEvent.type(street(), '1 main')
  await listed()
  await userEvent.click(options()[0]!)
  await waitFor(() => expect(page.textContent).toContain('This address could not be filled in.'))
  expect(values('street1', 'city')).toEqual(['1 main', ''])
})

it('leaves what was typed while the chosen address was under way', async () => {
  const { answers, request } = byHand<object>()
  await open({ details: request })
  await userEvent.type(street(), '1 main')
  await listed()
  await userEvent.click(options()[0]!)
  await userEvent.type(control('city'), 'Houston')
  answers.a!(AUSTIN)
  await waitFor(() => expect(control('postcode').value).toBe('78701'))
  expect(control('city').value).toBe('Houston')
})

it('fills the chosen address also after the field was left', async () => {
  const { answers, request } = byHand<object>()
  await open({ details: request })
  await userEvent.type(street(), '1 main')
  await listed()
  await userEvent.click(options()[0]!)
  await userEvent.tab()
  answers.a!(AUSTIN)
  await waitFor(() => expect(control('city').value).toBe('Austin'))
})

it('opens no list at a field that was left', async () => {
  const { answers, request } = byHand<{ id: string; text: string }[]>()
  await open({ suggest: request })
  await userEvent.type(street(), 'one')
  await waitFor(() => expect(answers.one).toBeDefined())
  await userEvent.tab()
  answers.one!([{ id: '1', text: 'late' }])
  await userEvent.type(street(), ' more')
  await waitFor(() => expect(answers['one more']).toBeDefined())
  expect(options()).toEqual([])
})

it('closes by Escape, and opens again by the arrow', async () => {
  await open()
  await userEvent.type(street(), '1 main')
  await listed()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await listed(0)
  expect(active()).toBeNull()
  expect(street().value).toBe('1 main')
  await userEvent.keyboard('{ArrowDown}')
  await listed()
  await userEvent.tab()
  await listed(0)
})

it('does not complete what autofill has put there, and keeps its token', async () => {
  const suggest = vi.fn<AddressProvider['suggest']>(() => [])
  await open({ suggest })
  expect(street().autocomplete).toBe('address-line1')
  fireEvent.input(street(), { target: { value: '1 Main Street' } })
  await userEvent.type(street(), '2')
  await waitFor(() => expect(suggest.mock.calls).toEqual([['1 Main Street2', 'US']]))
})

it('fills what a postcode decides into empty fields, and again for another postcode', async () => {
  const TOWNS: Record<string, object> = {
    '150-0001': { region: '東京都', city: '渋谷区', street: '神宮前' },
    '530-0001': { region: '大阪府', city: '大阪市北区', street: '梅田' },
  }
  const postcode = vi.fn((code: string) => TOWNS[code])
  await open({ postcode }, 'JP')
  await userEvent.type(control('city'), '千代田区')
  await userEvent.type(control('postcode'), '１５０ー０００１')
  await waitFor(() => expect(control('region').value).toBe('東京都'))
  expect(postcode.mock.calls).toEqual([['150-0001', 'JP']])
  expect(values('city', 'street1')).toEqual(['千代田区', '神宮前'])
  await userEvent.type(street(), '1-2-3')
  await userEvent.clear(control('postcode'))
  await userEvent.type(control('postcode'), '530-0001')
  await waitFor(() => expect(control('region').value).toBe('大阪府'))
  expect(values('city', 'street1')).toEqual(['千代田区', '神宮前1-2-3'])
})

it('fills what a postcode decides also after the field was left, and asks the provider once', async () => {
  const { answers, request } = byHand<object>()
  const postcode = vi.fn(request)
  await open({ postcode }, 'NL')
  await userEvent.type(control('postcode'), '1016 GV')
  await waitFor(() => expect(answers['1016 GV']).toBeDefined())
  await userEvent.tab()
  answers['1016 GV']!({ city: 'Amsterdam' })
  await waitFor(() => expect(control('city').value).toBe('Amsterdam'))
  expect(postcode.mock.calls).toEqual([['1016 GV', 'NL']])
})

it('fills nothing of a country that was left meanwhile', async () => {
  const { answers, request } = byHand<object>()
  await open({ postcode: request }, 'NL')
  await userEvent.type(control('postcode'), '1016 GV')
  await waitFor(() => expect(answers['1016 GV']).toBeDefined())
  await userEvent.selectOptions(control('country_id'), 'DE')
  answers['1016 GV']!({ city: 'Amsterdam' })
  await userEvent.type(control('firstname'), 'Ada')
  expect(control('city').value).toBe('')
})

it('a page without a provider has a plain field, and its list goes with the provider', async () => {
  await open()
  await userEvent.type(street(), '1 main')
  await listed()
  await addressProvider()
  await waitFor(() => expect(queryByRole(page, 'listbox')).toBeNull())
  expect(street().getAttribute('role')).toBeNull()
  expect(street().value).toBe('1 main')
})

it('refuses a provider without its functions', async () => {
  await expect(addressProvider({ suggest: () => [] } as never)).rejects.toThrow('suggest and details')
})
