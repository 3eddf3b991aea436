import { findByRole, getByRole, queryAllByRole } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { setUpCheckout } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { submitAddress } from '#widgets/checkout/state/address/submit-address.ts'
import { confirmDelivery } from '#delivery/state/rates.ts'
import { $confirmedMethod } from '#checkout/state/progress.ts'
import { setListedMethods } from '../../state/offered-methods.ts'
import { purchaseOrder } from './purchase-order.ts'
import { PaymentStep } from '#widgets/checkout/payment/PaymentStep.tsx'

setUpCheckout()

const page = document.body
const number = () => findByRole<HTMLInputElement>(page, 'textbox', { name: /^Purchase order number/ })
const goOn = () => userEvent.click(getByRole(page, 'button', { name: /^Review order/ }))

it('a company pays by the number of its own order, which is required and goes with the order', async () => {
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await confirmDelivery()
  setListedMethods([{ code: 'purchaseorder', title: 'Purchase Order' }])
  render(<PaymentStep />)
  await userEvent.click(await findByRole(page, 'radio', { name: 'Purchase Order' }))
  // The field is on its way. The press counts once it is there.
  await goOn()
  await vi.waitFor(async () => expect((await number()).getAttribute('aria-invalid')).toBe('true'))
  expect([$confirmedMethod.get(), queryAllByRole(page, 'alert').length]).toEqual([undefined, 0])
  await userEvent.type(await number(), ' PO-2026/7 ')
  await goOn()
  await vi.waitFor(() => expect($confirmedMethod.get()).toBe('purchaseorder'))
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json('42'))
  const order = { cart: { id: 'mask', customer: false }, method: 'purchaseorder', billing: inAustin }
  expect(await purchaseOrder.placeOrder(order)).toEqual({ type: 'done', orderId: '42' })
  const body = JSON.parse(String(sent.mock.calls[0]![1]!.body)) as { paymentMethod: object }
  expect(body.paymentMethod).toMatchObject({ method: 'purchaseorder', po_number: 'PO-2026/7' })
})
