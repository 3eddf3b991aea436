import { queryAllByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { addressProvider } from '#bezel.ts'
import { emptyAddress } from '../rules/address.ts'
import { loadDirectory } from '../state/directory.ts'
import type { AddressProvider } from '../state/address-provider.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { AddressFields } from './AddressFields.tsx'
import { useAddressForm } from './useAddressForm.ts'

export const page = document.body
export const submit = vi.fn()
let shop: OpenShop

function Form({ country }: { country: string }) {
  const form = useAddressForm({ initial: emptyAddress(country), onSubmit: () => form.submit() && submit() })
  return (
    <form {...form.form}>
      <ErrorSummary {...form.summary} />
      <AddressFields form={form} />
      <button type="submit">Save</button>
    </form>
  )
}

export const AUSTIN = { street: '1 Main Street', city: 'Austin', region: 'TX', postcode: '78701' }
const provider = (own: Partial<AddressProvider> = {}): AddressProvider => ({
  suggest: () => [
    { id: 'a', text: '1 Main Street, Austin' },
    { id: 'b', text: '1 Main Street, Dallas' },
  ],
  details: () => AUSTIN,
  ...own,
})

/** The address form of a page with a provider; `typed` into the street before it is there. */
export async function open(own?: Partial<AddressProvider>, country = 'US', typed = '') {
  if (!typed) await addressProvider(provider(own))
  await loadDirectory()
  render(
    <>
      <Announcer />
      <Form country={country} />
    </>,
  )
  if (typed) {
    await userEvent.type(street(), typed)
    await addressProvider(provider(own))
  }
  await waitFor(() => expect(street().getAttribute('role')).toBe('combobox'))
}

export const control = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
export const street = () => control('street1')
export const values = (...names: string[]) => names.map((name) => control(name).value)
export const options = () => queryAllByRole(page, 'option').filter(({ id }) => id)
export const active = () => document.getElementById(street().getAttribute('aria-activedescendant') ?? '')
export const listed = (count = 2) => waitFor(() => expect(options()).toHaveLength(count))

/** Answers by hand, in any order. */
export function byHand<T>() {
  const answers: Record<string, (answer: T) => void> = {}
  return { answers, request: (text: string) => new Promise<T>((resolve) => (answers[text] = resolve)) }
}

/** Each test of a file has a shop of its own. */
export function setUpCompletion() {
  beforeEach(() => {
    submit.mockClear()
    shop = openShop()
  })
  afterEach(() => shop.restore())
}
