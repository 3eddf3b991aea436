import { fireEvent, getByRole, queryByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { addressProvider } from '#bezel.ts'
import type { AddressProvider } from '../../state/address-provider.ts'
import {
  active,
  AUSTIN,
  byHand,
  control,
  listed,
  open,
  options,
  page,
  setUpCompletion,
  street,
  submit,
  values,
} from '../completion.fixture.tsx'

setUpCompletion()

const texts = () => options().map(({ textContent }) => textContent)

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

it('completes what was typed before it was there', async () => {
  await open({}, 'US', '1 main')
  await listed()
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
