import { findByRole, findByText, getByLabelText, getByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import en from '#locales/en/address.json'
import type { FieldRow } from '#address/rules/field-row.ts'
import { maxLength } from '#lib/validate.ts'
import { ADDRESS_FIELDS } from '#address/rules/fields.ts'
import { $fieldTable } from '#address/state/address-fields.ts'
import { addStrings } from '#i18n/state/strings.ts'
import { navigate, openCheckout, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { inAustin } from '#test/austin.ts'
import { render } from '#test/render.tsx'
import { Checkout } from '../Checkout.tsx'
import { keepDraft } from '#checkout/state/draft.ts'

/** All that an Italian shop needs to have the fiscal code in the form, sent and shown. */
const fiscalCode: FieldRow = {
  name: 'codice_fiscale',
  at: { attribute: 'codice_fiscale' },
  control: 'text',
  label: 'address.codice_fiscale',
  autocomplete: 'off',
  part: 'T',
  shown: { only: ['IT'] },
  required: true,
  check: (value) => maxLength(value, 16),
  width: 'half',
  inText: true,
}
const CODE = 'RSSMRA85T10A562S'
const sent = { custom_attributes: [{ attribute_code: 'codice_fiscale', value: CODE }] }
const inMilan = {
  ...inAustin,
  city: 'Milano',
  postcode: '20121',
  country_id: 'IT',
  region: '',
  region_id: 0,
  region_code: '',
}

setUpCheckout()
beforeEach(addField)
function addField() {
  $fieldTable.set([...ADDRESS_FIELDS, fiscalCode])
  addStrings('en', 'address', { ...en, 'address.codice_fiscale': 'Codice fiscale' })
}

const page = document.body
const press = async (name: string | RegExp) => userEvent.click(await findByRole(page, 'button', { name }))
const field = () => findByRole<HTMLInputElement>(page, 'textbox', { name: /^Codice fiscale/ })
const problemOf = ({ id }: Element) => document.getElementById(`${id}-error`)?.textContent
const openCart = () => shop.ledger().carts.find(({ active }) => active)!

/** A guest whose address in Milan lacks but the province, which the directory knows, and the code. */
async function openForm() {
  keepDraft({ email: 'mario@example.com', shipping: inMilan })
  render(<Checkout />)
  await findByRole(page, 'option', { name: 'Milano' })
  await chooseProvince()
}
async function chooseProvince() {
  const choose = (name: RegExp, option: string) =>
    userEvent.selectOptions(getByRole(page, 'combobox', { name }), option)
  await choose(/^Country/, 'Italy')
  await choose(/^Province/, 'Milano')
}

async function buy() {
  await userEvent.click(await findByRole(page, 'radio', { name: /Standard/ }))
  await press('Save & Continue')
  await userEvent.click(await findByRole(page, 'radio', { name: /Money order/ }))
  await press('Review order')
  await findByText(page, new RegExp(`20121 Milano, Milano, ${CODE}, Italy$`), { selector: 'dd *' })
  await press(/^Place order \$\d/)
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))
  return shop.ledger().orders[0]!
}

it('a field of one country is one row: asked for there, sent with the order, shown in the review', async () => {
  await openForm()
  const input = await field()
  expect(input.getAttribute('autocomplete')).toBe('off')
  expect(input.getAttribute('aria-required')).toBe('true')
  expect(getByLabelText(page, 'Codice fiscale *')).toBe(input)
  await press('Save & Continue')
  await waitFor(() => expect(document.activeElement).toBe(input))
  expect(problemOf(input)).toBe('This is a required field.')
  expect(openCart().shippingAddress).toBeNull()

  await userEvent.type(input, CODE)
  await press('Save & Continue')
  const order = await buy()
  expect(order.shippingAddress).toMatchObject({ city: 'Milano', ...sent })
  expect(order.billingAddress).toMatchObject(sent)
})

it('is not asked for in another country, and does not go there', async () => {
  await openForm()
  await userEvent.type(await field(), CODE)
  await userEvent.selectOptions(getByRole(page, 'combobox', { name: /^Country/ }), 'Netherlands')
  expect(page.textContent).not.toContain('Codice fiscale')
  await press('Save & Continue')
  await findByRole(page, 'radio', { name: /Standard/ })
  expect(openCart().shippingAddress).toMatchObject({ country_id: 'NL' })
  expect(openCart().shippingAddress).not.toHaveProperty('custom_attributes')
})

it('shows the shop’s refusal at it', async () => {
  await openForm()
  const input = await field()
  await userEvent.type(input, CODE)
  const refusal = { message: 'Invalid %fieldName.', parameters: { fieldName: 'codice_fiscale' } }
  shop.shop.moods.push({
    match: 'POST *shipping-information',
    times: 1,
    fault: { kind: 'status', status: 400, body: refusal },
    seen: 0,
  })
  await press('Save & Continue')
  await waitFor(() => expect(problemOf(input)).toBe('Invalid codice_fiscale.'))
  expect(document.activeElement).toBe(input)
})

it('is kept in the address book, and comes from there into the order', async () => {
  await openCheckout({ customer: 'ann@example.com' })
  addField()
  keepDraft({ shipping: inMilan })
  render(<Checkout />)
  await press('Add a new address')
  await chooseProvince()
  const input = await field()
  await press('Save address')
  await waitFor(() => expect(problemOf(input)).toBe('This is a required field.'))
  await userEvent.type(input, CODE)
  const errors = [{ field: 'codiceFiscale', message: 'This is not yours.' }]
  shop.shop.moods.push({
    match: 'POST /customer/account/addresspost',
    times: 1,
    fault: { kind: 'wrong-shape', body: { error: true, message: 'Please check the address.', errors } },
    seen: 0,
  })
  await press('Save address')
  await waitFor(() => expect(problemOf(input)).toBe('This is not yours.'))
  await press('Save address')
  await press('Deliver here')
  const order = await buy()
  expect(order.shippingAddress).toMatchObject({ city: 'Milano', ...sent })
  expect(order.shippingAddress!.customer_address_id).toBeGreaterThan(0)
})
