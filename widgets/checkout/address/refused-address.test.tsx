import { findByRole, findByText } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { toCartAddress } from '#address/rules/convert.ts'
import { loadAddresses } from '#address/state/address-book.ts'
import { openCheckout, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { Checkout } from '../Checkout.tsx'
import { $refusedField } from '../state/address/address-form.ts'
import { submitAddress } from '../state/address/submit-address.ts'
import { $submittedAddress } from '#address/state/addresses.ts'
import { placeOrder } from '../state/order/place-order.ts'
import { chooseMethod } from '#payment/state/chosen-method.ts'
import { keepDraft } from '#checkout/state/draft.ts'

setUpCheckout()

const page = document.body

it('why the shop refuses a saved address is scrolled into view, since no field shows it', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await openCheckout({ customer: 'ann@example.com' })
  keepDraft({ step: 'shipping_address' })
  const body = { message: 'Nobody delivers to this %fieldName.', parameters: { fieldName: 'postcode' } }
  shop.shop.moods.push({
    match: 'POST *shipping-information',
    fault: { kind: 'status', status: 400, body },
    seen: 0,
  })
  render(<Checkout />)
  await userEvent.click(await findByRole(page, 'button', { name: 'Deliver here' }))
  const reason = await findByText(page, 'Nobody delivers to this postcode.', {
    selector: '.bzl-notice__text',
  })
  await vi.waitFor(() => expect(scroll.mock.contexts).toContain(reason.closest('.bzl-notice')))
})

it('a saved address that lacks a field the shop has come to require opens at this field', async () => {
  await openCheckout({ customer: 'ann@example.com' })
  const saved = toCartAddress((await loadAddresses())[0]!)
  await submitAddress({ shipping: saved, billing: saved })
  chooseMethod('checkmo')
  const message = 'Please check the shipping address information. "company" is required. Enter and try again.'
  const fault = { kind: 'status', status: 400, body: { message } } as const
  shop.shop.moods.push({ match: 'POST *payment-information', times: 1, fault, seen: 0 })
  placeOrder()
  await vi.waitFor(() => expect($refusedField.get()).toBeDefined())
  render(<Checkout />)
  const company = await findByRole<HTMLInputElement>(page, 'textbox', { name: /^Company/ })
  expect(company.getAttribute('aria-invalid')).toBe('true')
  await userEvent.clear(company)
  await userEvent.type(company, 'Ring Works')
  await userEvent.click(await findByRole(page, 'button', { name: 'Save address' }))
  await userEvent.click(await findByRole(page, 'button', { name: 'Deliver here' }))
  await vi.waitFor(() => expect($submittedAddress.get()?.shipping?.company).toBe('Ring Works'))
})
