import { findAllByRole, findByRole, queryByRole, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { openCheckout, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { renewStores } from '#test/stores.ts'
import { Checkout } from '../Checkout.tsx'
import { keepDraft } from '#checkout/state/draft.ts'

setUpCheckout()

const page = document.body
const press = async (name: string | RegExp) => userEvent.click(await findByRole(page, 'button', { name }))
const box = () => findByRole<HTMLInputElement>(page, 'checkbox', { name: /my address book/ })
const city = () => findByRole<HTMLInputElement>(page, 'textbox', { name: /^City/ })
const option = () => findByRole<HTMLInputElement>(page, 'radio', { name: /Haarlem/ })

/** The number of addresses in the customer's book. */
const booked = () =>
  [...shop.shop.customers.values()].find(({ email }) => /^ann/.test(email))!.addresses.length

/** The addresses the shop was sent last, the shipping address first. */
const sent = () => {
  const { body } = shop.ledger().requests.findLast(({ path }) => path.endsWith('/shipping-information'))!
  const { shipping_address, billing_address } = JSON.parse(body).addressInformation
  return [shipping_address, billing_address]
}

beforeEach(async () => {
  await openCheckout({ customer: 'ann@example.com' })
  keepDraft({ step: 'shipping_address', shipping: { ...inAustin, city: 'Haarlem' } })
})

/** Enters a second address, which is not to go into the book. */
async function addWithoutBook() {
  const view = render(<Checkout />)
  await press('Add a new address')
  await city()
  expect((await box()).checked).toBe(true)
  await userEvent.click(await box())
  await press('Use this address')
  expect((await option()).checked).toBe(true)
  return view
}

it('a second address that is not to go into the book is for this order alone, also after a reload', async () => {
  const { unmount } = await addWithoutBook()
  const edit = await findByRole(page, 'button', { name: /^Edit the address .*Haarlem/ })
  await vi.waitFor(() => expect(document.activeElement).toBe(edit))
  expect(queryByRole(page, 'button', { name: 'Add a new address' })).toBeNull()
  unmount()
  renewStores()
  render(<Checkout />)
  expect((await option()).checked).toBe(true)
  await press('Deliver here')
  await findByRole(page, 'radio', { name: /Standard/ })
  for (const address of sent()) {
    expect(address).toMatchObject({ city: 'Haarlem', save_in_address_book: 0 })
    expect(address).not.toHaveProperty('customer_address_id')
  }
  expect(booked()).toBe(2)
})

it('an address for this order alone goes into the book once its box is ticked', async () => {
  await addWithoutBook()
  await press(/^Edit the address .*Haarlem/)
  expect((await box()).checked).toBe(false)
  await userEvent.click(await box())
  await press('Save address')
  await vi.waitFor(async () => expect((await option()).checked).toBe(true))
  expect(await findAllByRole(page, 'radio')).toHaveLength(3)
  expect(booked()).toBe(3)
  await findByRole(page, 'button', { name: 'Add a new address' })
})

it('an address for this order alone opens at the field the shop refuses', async () => {
  await addWithoutBook()
  const body = { message: '"company" is required. Enter and try again.' }
  const fault = { kind: 'status', status: 400, body } as const
  shop.shop.moods.push({ match: 'POST *shipping-information', times: 1, fault, seen: 0 })
  await press('Deliver here')
  const company = await findByRole(page, 'textbox', { name: /^Company/ })
  await vi.waitFor(() => expect(document.activeElement).toBe(company))
  expect(company.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(company, 'Ring Works')
  await press('Use this address')
  await press('Deliver here')
  await findByRole(page, 'radio', { name: /Standard/ })
  expect(sent()[0]).toMatchObject({ company: 'Ring Works', save_in_address_book: 0 })
})

it('a billing address that is typed beside saved ones goes into the book, unless the customer says no', async () => {
  keepDraft({ sameAsBilling: false, billing: { ...inAustin, city: 'Haarlem' } })
  render(<Checkout />)
  const form = await findByRole(page, 'form', { name: 'Billing address' })
  const choose = (name: RegExp, value: string) =>
    userEvent.selectOptions(within(form).getByRole('combobox', { name }), value)
  await findByRole(form, 'option', { name: 'United States' })
  await choose(/^Country/, 'United States')
  await choose(/^State/, 'Texas')
  await press('Deliver here')
  await findByRole(page, 'radio', { name: /Standard/ })
  expect(sent()).toMatchObject([{ city: 'Austin' }, { city: 'Haarlem', save_in_address_book: 1 }])
  expect(sent()[0]).not.toHaveProperty('save_in_address_book')
  await press('Change Shipping address')
  await userEvent.click(await box())
  await press('Deliver here')
  await findByRole(page, 'radio', { name: /Standard/ })
  expect(sent()).toMatchObject([{ city: 'Austin' }, { city: 'Haarlem', save_in_address_book: 0 }])
})
