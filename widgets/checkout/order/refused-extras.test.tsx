import { findByRole, queryByText, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { navigate, requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { submitAddress } from '../state/address/submit-address.ts'
import { $refusal } from '#order/state/order.ts'
import { chooseMethod } from '#payment/state/chosen-method.ts'
import { PlaceOrder } from './PlaceOrder.tsx'

setUpCheckout({ settings: { order_comment: '1', gift_options_allow_order: '1' } })

const page = document.body
const REFUSAL = 'Please write no more than 20 characters.'
const field = (name: RegExp) => findByRole(page, 'textbox', { name })
const press = async () => userEvent.click(await findByRole(page, 'button', { name: /^Place order/ }))

async function openReview() {
  await submitAddress({ shipping: inAustin, billing: inAustin })
  chooseMethod('checkmo')
  render(<PlaceOrder />)
}

it.each([
  ['comment', /^Comment on your order/, 'PUT *set-order-comment'],
  ['gift message', /^Gift message/, 'POST *gift-message'],
])('what the shop says of a %s is said at its field, and nothing is ordered', async (_, name, match) => {
  await openReview()
  await userEvent.click(await findByRole(page, 'checkbox', { name: /^This order is a gift/ }))
  await userEvent.type(await field(/^Comment on your order/), 'Please ring twice')
  await userEvent.type(await field(/^Gift message/), 'With love')
  const fault = { kind: 'status', status: 400, body: { message: REFUSAL } } as const
  shop.shop.moods.push({ match, times: 1, fault, seen: 0 })
  await press()
  const refused = await field(name)
  await waitFor(() => expect(refused.getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(document.activeElement).toBe(refused))
  expect(document.getElementById(refused.getAttribute('aria-describedby')!)?.textContent).toBe(REFUSAL)
  expect([$refusal.get(), requestsSent(/POST payment-information/)]).toEqual([undefined, []])
  await userEvent.type(refused, '!')
  await waitFor(() => expect(queryByText(page, REFUSAL)).toBeNull())
  await press()
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))
})
