import { findByText, getByLabelText, getByRole, queryByLabelText, waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { requestsSent, setUpCheckout } from '../../../test/checkout-setup'
import { inAustin } from '../../../test/austin'
import { render } from '../../../test/render'
import { $page } from '../../../src/state/page/page'
import { Announcer } from '../../../src/ui/announcer/Announcer'
import { submitAddress } from '../state/address/submit-address'
import { chooseMethod } from '../state/payment/chosen-method'
import { PlaceOrder } from './PlaceOrder'

setUpCheckout()

const page = document.body
const number = { name: 'po_number', label: 'PO number', required: true, send: 'extension_attributes' }
const order = () => getByRole(page, 'button', { name: /^Place order/ }).click()

it('orders nothing before the page’s own fields are there, and says so', async () => {
  $page.set({ ...$page.get(), fields: [number] })
  await submitAddress({ shipping: inAustin, billing: inAustin })
  chooseMethod('checkmo')
  render(
    <>
      <Announcer />
      <PlaceOrder />
    </>,
  )
  expect(queryByLabelText(page, /^PO number/)).toBeNull()
  order()
  await findByText(page, 'Still working on it…')
  await waitFor(() => expect(getByLabelText(page, /^PO number/)).toBeDefined())
  order()
  await findByText(page, 'This is a required field.')
  expect(requestsSent(/payment-information/).filter((call) => call.startsWith('POST'))).toEqual([])
})
