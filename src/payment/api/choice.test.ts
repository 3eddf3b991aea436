import { expect, it } from 'vitest'
import { sent, serve } from '#test/fetch-stub.ts'
import { inAustin } from '#test/austin.ts'
import { getPaymentInformation, placeOrder, redirectUrlOf, savePayment } from './payment.ts'

const guest = { id: 'a/b', customer: false }
const mine = { id: '37', customer: true }
const bodies = () => sent.map(({ body }) => JSON.parse(body) as Record<string, unknown>)

it('a guest’s order carries the e-mail, a customer’s the account’s', async () => {
  serve('40')
  await placeOrder(guest, { method: 'checkmo', email: 'ada@example.com' })
  await placeOrder(mine, { method: 'checkmo', email: 'ada@example.com' })
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /rest/default/V1/guest-carts/a%2Fb/payment-information',
    'POST /rest/default/V1/carts/mine/payment-information',
  ])
  expect(bodies()).toEqual([
    { cartId: 'a/b', paymentMethod: { method: 'checkmo' }, email: 'ada@example.com' },
    { cartId: '37', paymentMethod: { method: 'checkmo' } },
  ])
})

it('an order has its number, its agreements and what modules want, and nothing of what is missing', async () => {
  serve('40')
  const attributes = { gift: true }
  await placeOrder(mine, {
    method: 'purchaseorder',
    po_number: 'PO-7',
    agreement_ids: ['1', '3'],
    extension_attributes: attributes,
    additional_data: { a: 0, b: false, c: '' },
  })
  await placeOrder(mine, { method: 'checkmo', agreement_ids: [], extension_attributes: {} })
  await placeOrder(mine, { method: 'checkmo', extension_attributes: attributes })
  const absent = { a: 'x', b: undefined, c: null } as unknown as Record<string, string>
  await placeOrder(mine, { method: 'checkmo', additional_data: absent })
  expect(bodies().map(({ paymentMethod }) => paymentMethod)).toEqual([
    {
      method: 'purchaseorder',
      po_number: 'PO-7',
      additional_data: { a: '0', b: 'false', c: '' },
      extension_attributes: { gift: true, agreement_ids: ['1', '3'] },
    },
    { method: 'checkmo' },
    { method: 'checkmo', extension_attributes: { gift: true } },
    { method: 'checkmo', additional_data: { a: 'x' } },
  ])
})

it('a way to pay is saved without an order, and is refused by a bare no alone', async () => {
  serve(true, false, null)
  const billing = { ...inAustin, email: 'ada@example.com' }
  const save = () => savePayment(guest, { method: 'checkmo', billing, email: 'ada@example.com' })
  expect([await save(), await save(), await save()]).toEqual([true, false, true])
  expect(sent[0]!.path).toBe('/rest/default/V1/guest-carts/a%2Fb/set-payment-information')
  expect(bodies()[0]).toMatchObject({ billingAddress: { city: 'Austin' }, email: 'ada@example.com' })
})

it('ways to pay and totals are those of one cart', async () => {
  const totals = { total_segments: [{ code: 'grand_total', value: 9 }] }
  serve({ payment_methods: [{ code: 'checkmo', title: 'Check' }], totals })
  const found = await getPaymentInformation(guest)
  expect(found.payment_methods.map(({ code }) => code)).toEqual(['checkmo'])
  expect(found.totals.total_segments).toMatchObject([{ value: 9 }])
  expect(sent[0]!.path).toBe('/rest/default/V1/guest-carts/a%2Fb/payment-information?cart_id=a%2Fb')
})

it('a pay page is the first that the settings have for the method', () => {
  const payment = {
    a: { redirectUrl: { oxxo: '' } },
    b: { redirectUrl: 'x' },
    c: { redirectUrl: { oxxo: '/c' } },
  }
  expect(redirectUrlOf(payment, 'oxxo')).toBe('/c')
})
