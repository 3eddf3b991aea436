import { findByRole, getByRole, queryByRole, waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { openCheckout, shop, setUpCheckout } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { Checkout } from '../Checkout.tsx'
import { keepDraft } from '#checkout/state/draft.ts'

setUpCheckout()

/** A customer who has gone back to the first step. */
async function openAddresses() {
  await openCheckout({ customer: 'ann@example.com' })
  keepDraft({ step: 'shipping_address' })
}

const page = document.body
const cart = () => shop.ledger().carts.find(({ active }) => active)!
const cities = () => [cart().shippingAddress?.city, cart().billingAddress?.city]
const same = () => findByRole<HTMLInputElement>(page, 'checkbox', { name: /billing address is the same/ })
const billingOptions = () => findByRole(page, 'group', { name: 'Who is the invoice for?' })
const billingOption = async (name: RegExp) =>
  within(await billingOptions()).getByRole<HTMLInputElement>('radio', { name })
const form = () => findByRole(page, 'form', { name: 'Billing address' })
const deliver = async () => userEvent.click(await findByRole(page, 'button', { name: 'Deliver here' }))

it('bills another saved address of the customer, also after a reload', async () => {
  await openAddresses()
  const { unmount } = render(<Checkout />)
  await userEvent.click(await same())
  expect((await billingOption(/Austin/)).checked).toBe(true)
  await userEvent.click(await billingOption(/Amsterdam/))
  unmount()
  render(<Checkout />)
  await waitFor(async () => expect((await billingOption(/Amsterdam/)).checked).toBe(true))
  expect(queryByRole(page, 'form', { name: 'Billing address' })).toBeNull()
  await deliver()
  await findByRole(page, 'radio', { name: /Standard/ })
  expect(cities()).toEqual(['Austin', 'Amsterdam'])
})

it('bills an address the customer writes here, checked like any other', async () => {
  await openCheckout({ customer: 'ann@example.com' })
  keepDraft({ sameAsBilling: false, billing: { ...inAustin, city: '' } })
  render(<Checkout />)
  expect((await billingOption(/Another address/)).checked).toBe(true)
  await deliver()
  const city = within(await form()).getByRole<HTMLInputElement>('textbox', { name: /^City/ })
  await waitFor(() => expect(city.getAttribute('aria-invalid')).toBe('true'))
  await userEvent.type(city, 'Houston')
  const choose = (name: RegExp, option: string) =>
    userEvent.selectOptions(getByRole(page, 'combobox', { name }), option)
  await choose(/^Country/, 'United States')
  await choose(/^State/, 'Texas')
  await deliver()
  await findByRole(page, 'radio', { name: /Standard/ })
  expect(cities()).toEqual(['Austin', 'Houston'])
})

it('goes back with the focus to what opened an address, whether it was saved or not', async () => {
  await openAddresses()
  render(<Checkout />)
  for (const [opener, closer] of [
    [/^Edit the address .*Amsterdam/, 'Save address'],
    [/^Add a new address/, 'Cancel'],
  ] as const) {
    await userEvent.click(await findByRole(page, 'button', { name: opener }))
    await userEvent.click(await findByRole(page, 'button', { name: closer }))
    const button = await findByRole(page, 'button', { name: opener })
    await waitFor(() => expect(document.activeElement).toBe(button))
  }
})

it('keeps what was written while another choice is looked at', async () => {
  await openAddresses()
  render(<Checkout />)
  await userEvent.click(await same())
  await userEvent.click(await billingOption(/Another address/))
  await userEvent.type(within(await form()).getByRole('textbox', { name: /^City/ }), 'Houston')
  await userEvent.click(await billingOption(/Austin/))
  expect(queryByRole(page, 'form', { name: 'Billing address' })).toBeNull()
  await userEvent.click(await billingOption(/Another address/))
  const city = () =>
    within(getByRole(page, 'form', { name: 'Billing address' })).getByRole<HTMLInputElement>('textbox', {
      name: /^City/,
    })
  await form()
  expect(city().value).toBe('Houston')
  await userEvent.click(await same())
  await userEvent.click(await same())
  await form()
  expect(city().value).toBe('Houston')
})
