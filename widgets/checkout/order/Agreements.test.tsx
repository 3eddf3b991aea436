import { findByRole, getByRole, queryByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { navigate, openCheckout, requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { chooseMethod } from '#payment/state/chosen-method.ts'
import { submitAddress } from '../state/address/submit-address.ts'
import { clearShopper } from '../state/session/clear-shopper.ts'
import { PlaceOrder } from './PlaceOrder.tsx'

setUpCheckout({ hasAgreements: true })

const page = document.body
const ORDER = /Place order/
const box = () => findByRole<HTMLInputElement>(page, 'checkbox', { name: /I agree to the terms/ })

async function openReview() {
  await submitAddress({ shipping: inAustin, billing: inAustin })
  chooseMethod('checkmo')
  render(<PlaceOrder />)
}

it('says at the box that the shopper has to agree, and orders nothing before', async () => {
  await openReview()
  const terms = await box()
  expect(terms.required).toBe(true)
  await userEvent.click(getByRole(page, 'button', { name: ORDER }))
  await waitFor(() => expect(document.activeElement).toBe(terms))
  const reason = document.getElementById(terms.getAttribute('aria-describedby')!)
  expect([terms.getAttribute('aria-invalid'), reason?.textContent]).toEqual([
    'true',
    'Please agree to this, then place your order.',
  ])
  expect(requestsSent(/POST payment-information/)).toEqual([])
})

it('orders once the shopper agrees, and the order says to what', async () => {
  await openReview()
  await userEvent.click(getByRole(page, 'button', { name: ORDER }))
  await userEvent.click(await box())
  expect((await box()).hasAttribute('aria-invalid')).toBe(false)
  await userEvent.click(getByRole(page, 'button', { name: ORDER }))
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))
  const [order] = shop
    .ledger()
    .requests.filter(({ path }) => path.endsWith('/payment-information'))
    .slice(-1)
  expect(order?.body).toContain('"agreement_ids":["1"]')
})

it('asks another shopper again', async () => {
  await openReview()
  await userEvent.click(await box())
  clearShopper()
  await waitFor(async () => expect((await box()).checked).toBe(false))
})

it('takes an agreement back', async () => {
  await openReview()
  await userEvent.dblClick(await box())
  await userEvent.click(getByRole(page, 'button', { name: ORDER }))
  expect(requestsSent(/POST payment-information/)).toEqual([])
})

it('only tells what holds by the order itself', async () => {
  await openReview()
  await box()
  expect(queryByRole(page, 'checkbox', { name: /withdrawal/ })).toBeNull()
  await userEvent.click(getByRole(page, 'button', { name: /^Read in full.*right of withdrawal/ }))
  await findByRole(page, 'dialog', { name: 'You have a right of withdrawal.' })
})

it('shows none where the shop has none', async () => {
  await openCheckout()
  await openReview()
  expect(queryByRole(page, 'button', { name: /Read in full/ })).toBeNull()
})
