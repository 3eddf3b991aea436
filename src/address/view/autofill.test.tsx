import { fireEvent, getByRole, queryByRole, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { countryName } from '#demo/shop/directory/directory.ts'
import { holdBack } from '#test/hold-back.ts'
import forms from '#test/golden/address-forms.json'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { renewStores } from '#test/stores.ts'
import { emptyAddress, type Address } from '../rules/address.ts'
import { $countries } from '../state/directory.ts'
import { AddressFields } from './AddressFields.tsx'
import { type AddressForm, useAddressForm } from './useAddressForm.ts'

const page = document.body
let shop: OpenShop
let form: AddressForm
let latest: Address | undefined

function Form() {
  form = useAddressForm({
    initial: emptyAddress('US'),
    onChange: (address) => void (latest = address),
    onSubmit: () => {},
  })
  return (
    <form {...form.form}>
      <AddressFields form={form} section="shipping" />
    </form>
  )
}

const controlOf = (token: string) =>
  [...form.form.ref.current!.elements].find((control): control is HTMLInputElement | HTMLSelectElement =>
    (control.getAttribute('autocomplete') ?? '').split(' ').includes(token),
  )

/** Puts a text into a control as the browser does: a list takes what one of its choices is called or stands for. */
function fill(token: string, text: string) {
  const control = controlOf(token)
  if (!control) return
  const choices = control instanceof HTMLSelectElement ? [...control.options] : undefined
  const choice = choices?.find(({ value, text: name }) => [value, name].includes(text))
  if (choices && !choice) return
  fireEvent[choices ? 'change' : 'input'](control, { target: { value: choice?.value ?? text } })
}

const profile = {
  organization: 'Engines Ltd',
  'address-line1': '10 Downing Street',
  'address-line2': 'Flat 7',
}

beforeEach(() => {
  renewStores()
  latest = undefined
  shop = openShop()
})
afterEach(() => shop.restore())

it('takes the flat, the company and the region from autofill in each form that a country has, and shows them', async () => {
  const { unmount } = render(<Form />)
  await waitFor(() => expect($countries.get()).toBeTruthy())
  unmount()
  // Nepal stands for the countries whose form is the common one.
  for (const code of ['NP', ...Object.keys(forms).slice(1)]) {
    const { unmount } = render(<Form />)
    const regions = $countries.get()!.find(({ id }) => id === code)!.regions
    const region = regions[0]?.name ?? 'Somewhere'
    const hasRegion = () => Boolean(controlOf('address-level1'))
    fill('country', code)
    await Promise.resolve()
    fill('address-level1', region)
    for (const [token, text] of Object.entries(profile)) fill(token, text)
    await Promise.resolve()
    const name = countryName(code, 'en')
    expect.soft(latest, name).toMatchObject({
      country_id: code,
      company: 'Engines Ltd',
      street: ['10 Downing Street', 'Flat 7'],
      ...(hasRegion() && { region }),
    })
    expect.soft(page.querySelector('button'), `a folded field in ${name}`).toBeNull()
    unmount()
  }
})

it('keeps a field that few addresses have out of sight and reach until it has something', async () => {
  render(<Form />)
  expect(queryByRole(page, 'textbox', { name: /^Company/ })).toBeNull()
  expect(controlOf('organization')!.tabIndex).toBe(-1)
  fireEvent.click(getByRole(page, 'button', { name: 'Add a company' }))
  const company = await waitFor(() => getByRole(page, 'textbox', { name: /^Company/ }))
  expect(document.activeElement).toBe(company)
  expect(controlOf('organization')!.tabIndex).toBe(0)
})

it('does not replace a country and a region that were filled in before the list of countries came', async () => {
  const answer = holdBack('sections=directory-data')
  render(<Form />)
  for (const control of page.querySelectorAll('[autocomplete~="country"]'))
    if (control instanceof HTMLInputElement) fireEvent.input(control, { target: { value: 'CA' } })
  fill('address-level1', 'Ontario')
  fill('address-level2', 'Toronto')
  answer()
  const region = await waitFor(() => getByRole<HTMLSelectElement>(page, 'combobox', { name: /^Province/ }))
  await waitFor(() => expect(region.selectedOptions[0]?.text).toBe('Ontario'))
  expect(form.submit()?.address ?? latest).toMatchObject({
    country_id: 'CA',
    region: 'Ontario',
    city: 'Toronto',
  })
})

it.each([
  ['US', 'CA', 'Ontario'],
  ['GB', 'CA', 'Ontario'],
  ['CA', 'US', 'Texas'],
  ['US', 'GB', 'Kent'],
  ['GB', 'IE', 'Kerry'],
])('takes a country and its region in one task, from %s to %s', async (before, after, region) => {
  render(<Form />)
  await waitFor(() => expect($countries.get()).toBeTruthy())
  await waitFor(() => expect(page.querySelectorAll('option').length).toBeGreaterThan(100))
  fill('country', before)
  await Promise.resolve()
  fill('country', after)
  fill('address-level1', region)
  await waitFor(() => expect(form.countryId).toBe(after))
  await Promise.resolve()
  expect(toAddress()).toMatchObject({ country_id: after, region })
})

/** Returns the values that are in the form now. */
function toAddress(): Address {
  fill('address-level2', 'Springfield')
  return latest!
}
