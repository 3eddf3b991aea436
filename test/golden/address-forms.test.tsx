import { fireEvent, getByLabelText, getByRole, waitFor } from '@testing-library/dom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countryCodes, countryName } from '../../demo/shop/directory/directory.ts'
import { emptyAddress } from '#address/rules/address.ts'
import AddressEditor from '#address/view/AddressEditor.tsx'
import { render } from '../render.tsx'
import { openShop, type OpenShop } from '../open-shop.ts'
import golden from './address-forms.json'

/**
 * A form in one line, read off the page: each field's label with its mark, "▾" and how many to choose from where it is
 * a list, the example below it, "#" where digits alone are offered to type.
 */
const lineOf = (form: HTMLFormElement) => controlsOf(form).map(readOut).join(' · ')

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLSelectElement => !(element instanceof HTMLButtonElement),
  )

function readOut(control: HTMLInputElement | HTMLSelectElement): string {
  const hint = (control.getAttribute('aria-describedby') ?? '').split(' ').map(textOf).join(' ')
  const choices = control instanceof HTMLSelectElement && `▾${control.options.length - 1}`
  const keys = control.inputMode === 'numeric' && '#'
  return [labelOf(control), choices, hint, keys].filter(Boolean).join(' ')
}

const labelOf = ({ id }: Element) => document.querySelector(`label[for="${id}"]`)!.textContent
const textOf = (id: string) => document.getElementById(id)?.textContent

/** Where autofill puts what it knows, by the name of the field. */
const TOKENS: Record<string, string> = {
  country_id: 'country',
  firstname: 'given-name',
  lastname: 'family-name',
  company: 'organization',
  street1: 'address-line1',
  street2: 'address-line2',
  postcode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  region_id: 'address-level1',
  telephone: 'tel',
}

let shop: OpenShop

/** The form with all it can show. */
async function open(section?: 'shipping' | 'billing'): Promise<HTMLFormElement> {
  render(<AddressEditor address={emptyAddress('US')} section={section} onClose={() => {}} />)
  const form = document.querySelector('form')!
  await waitFor(() => getByLabelText(form, 'State *'))
  for (const name of [/company/, /apartment/]) fireEvent.click(getByRole(form, 'button', { name }))
  await waitFor(() => getByLabelText(form, /^Apartment/))
  return form
}

beforeAll(() => void (shop = openShop()))
afterAll(() => shop.restore())

async function choose(form: HTMLFormElement, country: string) {
  fireEvent.change(getByLabelText(form, /^Country/), { target: { value: country } })
  await Promise.resolve()
}

it('asks in each country of the directory for what is written there, in its order and its words', async () => {
  const form = await open('shipping')
  const expected: Record<string, string> = golden
  const country = `Country/Region * ▾${countryCodes.length} · `
  for (const code of countryCodes) {
    await choose(form, code)
    const line = country + (expected[code] ?? expected.elsewhere)
    expect.soft(lineOf(form), countryName(code, 'en')).toBe(line)
  }
  expect(countryCodes).toEqual(expect.arrayContaining(Object.keys(expected).slice(1)))
})

it.each(['shipping', 'billing', undefined] as const)(
  'gives autofill and assistive technology what each field of an address is, of the section %j',
  async (section) => {
    const form = await open(section)
    for (const code of ['US', 'JP', 'IE']) {
      await choose(form, code)
      for (const control of controlsOf(form)) {
        const token = [section, TOKENS[control.name]].filter(Boolean).join(' ')
        expect.soft(control.getAttribute('autocomplete'), `${code} ${control.name}`).toBe(token)
        const isRequired = control.getAttribute('aria-required') === 'true'
        expect.soft(isRequired, `${code} ${control.name}`).toBe(labelOf(control).endsWith(' *'))
      }
    }
  },
)
