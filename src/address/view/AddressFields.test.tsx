import {
  findByRole,
  getAllByRole,
  getByRole,
  queryAllByText,
  queryByRole,
  waitFor,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { emptyAddress } from '../rules/address.ts'
import { fieldRefusedFor } from '../state/address-fields.ts'
import AddressEditor from './AddressEditor.tsx'
import { AddressFields } from './AddressFields.tsx'
import { type AddressForm, useAddressForm } from './useAddressForm.ts'

const page = document.body
let shop: OpenShop

beforeEach(() => void (shop = openShop()))
afterEach(() => shop.restore())

it('a field that few addresses have takes the focus of the button it is shown by', async () => {
  render(<AddressEditor address={emptyAddress('US')} onClose={() => {}} />)
  const country = await findByRole(page, 'combobox', { name: /^Country/ })
  await waitFor(() => expect(document.activeElement).toBe(country))
  await userEvent.click(getByRole(page, 'button', { name: 'Add a company' }))
  await waitFor(() => expect(document.activeElement).toBe(getByRole(page, 'textbox', { name: /^Company/ })))
})

it('what was wrong in one country is not said of the fields of another', async () => {
  render(<AddressEditor address={emptyAddress('US')} onClose={() => {}} />)
  await userEvent.click(await findByRole(page, 'button', { name: 'Save address' }))
  const problems = await findByRole(page, 'group', { name: 'Please check these fields' })
  const wrong = () => getAllByRole(problems, 'link').map(({ textContent }) => textContent.split(':')[0])
  expect(wrong()).toContain('State')
  await userEvent.selectOptions(getByRole(page, 'combobox', { name: /^Country/ }), 'Germany')
  await findByRole(page, 'textbox', { name: /PLZ/ })
  const region = getByRole(page, 'combobox', { name: /^State/ })
  await waitFor(() => expect(region.getAttribute('aria-invalid')).toBeNull())
  expect(wrong()).not.toContain('State')
  expect(wrong()).toContain('City')
})

it('a telephone is asked for deliveries where there is one', async () => {
  const Fields = ({ section }: { section?: 'billing' }) => (
    <AddressFields
      form={useAddressForm({ initial: emptyAddress('US'), onSubmit: () => {} })}
      section={section}
    />
  )
  const hints = () => queryAllByText(page, 'Only for questions about your delivery.')
  const { rerender } = render(<Fields />)
  await waitFor(() => expect(hints()).toHaveLength(1))
  rerender(<Fields section="billing" />)
  expect(getByRole(page, 'textbox', { name: /^Telephone/ })).toBeTruthy()
  expect(hints()).toEqual([])
})

it('a field that no form had is there, with the sentence, once the shop has refused an address without it', async () => {
  let form!: AddressForm
  const Fields = () => (
    <AddressFields form={(form = useAddressForm({ initial: emptyAddress('US'), onSubmit: () => {} }))} />
  )
  render(<Fields />)
  expect(queryByRole(page, 'textbox', { name: /^Title/ })).toBeNull()
  const sentence = '"prefix" is required. Enter and try again.'
  form.refuse(fieldRefusedFor('', sentence)!, sentence)
  const title = await findByRole(page, 'textbox', { name: /^Title/ })
  expect([title.getAttribute('aria-invalid'), title.getAttribute('autocomplete')]).toEqual([
    'true',
    'honorific-prefix',
  ])
})
