import { findByRole, getByRole, waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
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
const { keyboard } = userEvent
const button = (name: string | RegExp) => findByRole(page, 'button', { name })

/** Presses Tab until the element has the focus. */
async function walkTo(target: HTMLElement) {
  for (let step = 0; document.activeElement !== target; step += 1) {
    if (step > 40) throw new Error(`Forty steps did not lead to ${target.outerHTML.slice(0, 120)}`)
    await userEvent.tab()
  }
}
const press = async (target: HTMLElement, keys: string) => {
  await walkTo(target)
  await keyboard(keys)
}

it('a customer chooses, changes and bills addresses without a mouse', async () => {
  await openAddresses()
  render(<Checkout />)
  const where = () => findByRole(page, 'group', { name: 'Where shall we deliver?' })
  await press(within(await where()).getByRole('radio', { name: /Austin/ }), '{ArrowDown}')
  expect(within(await where()).getByRole<HTMLInputElement>('radio', { name: /Amsterdam/ }).checked).toBe(true)

  await press(await button(/^Edit the address .*Amsterdam/), '{Enter}')
  const city = await findByRole<HTMLInputElement>(page, 'textbox', { name: /^City/ })
  const country = getByRole(page, 'combobox', { name: /^Country/ })
  await waitFor(() => expect(document.activeElement).toBe(country))
  await userEvent.selectOptions(country, 'Netherlands')
  await press(city, 'Haarlem')
  await press(await button('Save address'), '{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'))

  await press(getByRole(page, 'checkbox', { name: /billing address is the same/ }), ' ')
  const billingOptions = within(await findByRole(page, 'group', { name: 'Who is the invoice for?' }))
  await press(billingOptions.getByRole('radio', { name: /Austin/ }), '{ArrowUp}')
  const form = await findByRole(page, 'form', { name: 'Billing address' })
  await press(within(form).getByRole('textbox', { name: /^City/ }), 'Houston{Enter}')
  const summary = await findByRole(page, 'group', { name: 'Please check these fields' })
  await waitFor(() => expect(document.activeElement).toBe(summary))
  await press(within(summary).getAllByRole('link')[1]!, '{Enter}')
  expect(document.activeElement?.closest('form')).toBe(form)
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')

  await walkTo(billingOptions.getByRole('radio', { name: /Another/ }))
  await keyboard('{ArrowDown}')
  await press(await button('Deliver here'), '{Enter}')
  const heading = await findByRole(page, 'heading', { name: 'Delivery' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  const cart = () => shop.ledger().carts.find(({ active }) => active)!
  await waitFor(() => expect(cart().shippingAddress?.city).toBe('Haarlem'))
  expect(cart().billingAddress!.city).toBe('Austin')
})
