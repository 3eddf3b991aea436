import { findByRole, getByLabelText, getByRole, queryByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { navigate, openCheckout, requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { inAustin } from '#test/austin.ts'
import { render } from '#test/render.tsx'
import { $page } from '#storefront/state/page.ts'
import { submitAddress } from '../state/address/submit-address.ts'
import { $orderStatus } from '#order/state/order.ts'
import { chooseMethod } from '#payment/state/chosen-method.ts'
import { PlaceOrder } from './PlaceOrder.tsx'

const payment = 'paymentMethod.extension_attributes'
const note = {
  name: 'order_note',
  label: { en: 'Note', de: 'Notiz' },
  control: 'textarea',
  send: { url: '/oneday/order/fields' },
}
const day = {
  name: 'delivery_date',
  label: 'Deliver on',
  control: 'date',
  send: 'extension_attributes',
  min: '+2',
}
const number = { name: 'po_number', label: 'PO number', required: true, methods: ['checkmo'], send: payment }
const tick = { name: 'newsletter', label: 'Newsletter', control: 'checkbox', send: payment }
const source = {
  ...{ name: 'source', label: 'How did you hear of us?', control: 'select', send: payment },
  options: [{ value: 'friend', label: { en: 'A friend', de: 'Freunde' } }],
}

setUpCheckout()

const page = document.body
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
/** A day on which the shop delivers, or the first Sunday, at least three days from now. */
const dayOf = (isSunday: boolean) =>
  [3, 4, 5, 6, 7, 8, 9]
    .map(inDays)
    .find((date) => (date.getUTCDay() === 0) === isSunday)!
    .toISOString()
    .slice(0, 10)

async function open(...fields: object[]) {
  $page.set({ ...$page.get(), fields })
  await submitAddress({ shipping: inAustin, billing: inAustin })
  chooseMethod('checkmo')
  const rendered = render(<PlaceOrder />)
  await waitFor(() => expect(page.querySelector('form')).not.toBeNull())
  return rendered
}
const order = async () => userEvent.click(await findByRole(page, 'button', { name: /^Place order/ }))
const succeeds = () => vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))
const problemAt = (control: Element) =>
  document.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent
const type = (label: string, text: string) =>
  userEvent.type(getByLabelText(page, new RegExp(`^${label}`)), text)

it('what is entered goes with the order, each to where its field says', async () => {
  await open(note, day, number, tick, source)
  await type('Note', 'Ring twice')
  await type('Deliver on', dayOf(false))
  await type('PO number', 'PO-7')
  await userEvent.click(getByLabelText(page, 'Newsletter'))
  await userEvent.selectOptions(getByLabelText(page, /^How did/), 'A friend')
  await order()
  await succeeds()
  const [placed, ...others] = shop.ledger().orders
  expect(others).toEqual([])
  expect(placed).toMatchObject({
    fields: { order_note: 'Ring twice' },
    extension_attributes: { delivery_date: dayOf(false) },
    payment: { extension_attributes: { po_number: 'PO-7', newsletter: true, source: 'friend' } },
  })
})

it('nothing is sent for what stays empty', async () => {
  await open(note, day)
  await order()
  await succeeds()
  expect(requestsSent(/fields|shipping-information/)).toEqual(['POST shipping-information'])
})

it('what is missing or wrong is said at its field and listed, and no order is placed', async () => {
  await open(number, day)
  await type('Deliver on', '2020-01-01')
  await order()
  const summary = await findByRole(page, 'group', { name: 'Please check these fields' })
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(summary.textContent).toContain('PO number: This is a required field.')
  expect(problemAt(getByLabelText(page, /^Deliver on/))).toMatch(/^Please choose .+ or a later day\.$/)
  expect(requestsSent(/POST payment-information/)).toEqual([])
  await type('PO number', 'PO-7')
  await userEvent.clear(getByLabelText(page, /^Deliver on/))
  await order()
  await succeeds()
})

it.each([
  ['a route of its own', note, 'Note', 'call 5125550100', 'Please leave numbers out of this.'],
  ['the shipping information', day, 'Deliver on', dayOf(true), 'Nobody delivers on a Sunday.'],
  ['the order itself', number, 'PO number', 'PO-0', '"PO-0" is no number of ours.'],
])('the shop’s refusal of %s lands on the field', async (_, field, label, text, sentence) => {
  await open(tick, field)
  await type(label, text)
  await order()
  const control = getByLabelText<HTMLInputElement>(page, new RegExp(`^${label}`))
  await waitFor(() => expect(problemAt(control)).toBe(sentence))
  await waitFor(() => expect(document.activeElement).toBe(control))
  expect([control.value, $orderStatus.get(), shop.ledger().orders]).toEqual([text, 'idle', []])
  expect(page.querySelector('.bzl-notice')).toBeNull()
})

it('a refusal of something else stays beside the button', async () => {
  await open(tick)
  const body = { message: 'Sold out: %name', parameters: { name: 'Ring' } }
  shop.shop.moods.push({
    match: 'POST *payment-information',
    times: 1,
    fault: { kind: 'status', status: 400, body },
    seen: 0,
  })
  await order()
  await waitFor(() => expect(page.textContent).toContain('Sold out: Ring'))
})

it('what was typed is there after another step, and after a reload', async () => {
  const { unmount } = await open(note, tick)
  await type('Note', 'Ring twice')
  await userEvent.click(getByLabelText(page, 'Newsletter'))
  unmount()
  render(<PlaceOrder />)
  const kept = await findByRole<HTMLTextAreaElement>(page, 'textbox')
  expect(kept.value).toBe('Ring twice')
  expect(getByRole<HTMLInputElement>(page, 'checkbox').checked).toBe(true)
})

it('a field of other ways to pay is not there, and demands nothing', async () => {
  await open(note, number)
  chooseMethod('banktransfer')
  await waitFor(() => expect(queryByRole(page, 'textbox', { name: /^PO number/ })).toBeNull())
  await order()
  await succeeds()
})

it('Enter in a field orders nothing', async () => {
  await open(number)
  await type('PO number', 'PO-7{Enter}')
  expect(requestsSent(/POST payment-information/)).toEqual([])
})

it('a customer has them, too', async () => {
  await openCheckout({ customer: 'ann@example.com' })
  await open(number)
  await type('PO number', 'PO-7')
  await order()
  await succeeds()
  expect(shop.ledger().orders[0]!.payment!.extension_attributes).toEqual({ po_number: 'PO-7' })
})
