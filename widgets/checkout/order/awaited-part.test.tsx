import { findByText, getByLabelText, getByRole, queryByLabelText, waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { requestsSent, setUpCheckout } from '#test/checkout-setup.ts'
import { $page } from '#storefront/state/page.ts'
import { renderPlaceOrder } from './place-order.fixture.tsx'

setUpCheckout()

const page = document.body
const number = { name: 'po_number', label: 'PO number', required: true, send: 'extension_attributes' }
const order = () => getByRole(page, 'button', { name: /^Place order/ }).click()

it('orders nothing before the page’s own fields are there, and says so', async () => {
  $page.set({ ...$page.get(), fields: [number] })
  await renderPlaceOrder()
  expect(queryByLabelText(page, /^PO number/)).toBeNull()
  order()
  await findByText(page, 'Still working on it…')
  await waitFor(() => expect(getByLabelText(page, /^PO number/)).toBeDefined())
  order()
  await findByText(page, 'This is a required field.')
  expect(requestsSent(/payment-information/).filter((call) => call.startsWith('POST'))).toEqual([])
})
