import { beforeEach, expect, it } from 'vitest'
import { failure, form, json, sent, serve } from '#test/fetch-stub.ts'
import { inAustin } from '#test/austin.ts'
import { parseFields } from '#custom-fields/rules/page-field.ts'
import type { Order } from '#order/state/order.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $pickupLocation, $rate } from '#delivery/state/delivery.ts'
import { saveFields } from './order-fields.ts'

const NOTE = { name: 'note', label: 'Note', send: { url: '/notes/save' } }
const DOOR = { name: 'door_code', label: 'Door', send: { url: '/notes/save' } }
const LATE = { name: 'evening', label: 'Evening', control: 'checkbox', send: 'extension_attributes' }
const COST = { name: 'cost_centre', label: 'Cost', send: 'paymentMethod.extension_attributes' }
const fieldsOf = (...raw: object[]) => parseFields(raw, []).fields
const totals = { total_segments: [{ code: 'grand_total', title: '', value: 30 }] }
const rate = { carrier_code: 'ups', method_code: 'ground' }
let carts = 0
let order: Order

beforeEach(() => {
  order = { cart: { id: `cart-${++carts}`, customer: false }, method: 'checkmo', billing: inAustin }
  $savedAddress.set({ cart: order.cart.id, shipping: inAustin, billing: { ...inAustin, city: 'Houston' } })
  $rate.set(rate as never)
  $pickupLocation.set(undefined)
})
const paths = () =>
  sent.map(({ path }) => path.replace('/rest/default/V1/guest-carts/', '').replace(/\?.*/, ''))
const information = () =>
  (JSON.parse(sent.at(-1)!.body) as { addressInformation: Record<string, unknown> }).addressInformation

it('what goes to one route goes there together, with the cart, and what was left empty with it', async () => {
  serve({ success: true })
  expect(await saveFields(order, fieldsOf(NOTE, DOOR), { note: 'Ring twice' })).toBeUndefined()
  expect(paths()).toEqual(['/notes/save'])
  expect(form(sent[0]!.body)).toEqual([
    ['cart_id', order.cart.id],
    ['note', 'Ring twice'],
    ['door_code', ''],
  ])
})

it('nothing goes where nothing was entered, nor again what the shop has, until it changes', async () => {
  serve({ success: true })
  const fields = fieldsOf(NOTE)
  await saveFields(order, fields, {})
  expect(sent).toEqual([])
  for (const note of ['Ring', 'Ring', 'Knock', '']) await saveFields(order, fields, { note })
  expect(sent.map(({ body }) => form(body)[1]![1])).toEqual(['Ring', 'Knock', ''])
})

it('what goes with the order is put there, and sent by nothing else', async () => {
  serve({ success: true })
  await saveFields(order, fieldsOf(COST), { cost_centre: '4711' })
  expect([order.extension_attributes, sent]).toEqual([{ cost_centre: '4711' }, []])
  await saveFields(order, fieldsOf(COST), {})
  expect(order.extension_attributes).toEqual({ cost_centre: '' })
})

it('what the delivery carries goes with the addresses and the delivery as they are saved', async () => {
  serve({ payment_methods: [], totals })
  await saveFields(order, fieldsOf(LATE), { evening: '1' })
  expect(paths()).toEqual([`${order.cart.id}/shipping-information`])
  expect(information()).toMatchObject({
    shipping_address: { city: 'Austin' },
    billing_address: { city: 'Houston' },
    shipping_carrier_code: 'ups',
    shipping_method_code: 'ground',
    extension_attributes: { evening: true },
  })
  await saveFields(order, fieldsOf(LATE), { evening: '0' })
  expect(information().extension_attributes).toEqual({ evening: false })
})

it('a collected order goes to its store then, too', async () => {
  serve({ payment_methods: [], totals })
  $rate.set({ carrier_code: 'instore', method_code: 'pickup' } as never)
  $pickupLocation.set({ code: 'austin', name: 'Austin boutique', description: '', address: inAustin })
  await saveFields(order, fieldsOf(LATE), { evening: '1' })
  expect(information().shipping_address).toMatchObject({
    firstname: 'Austin boutique',
    extension_attributes: { pickup_location_code: 'austin' },
  })
})

it('nothing goes with a delivery that is not there', async () => {
  serve({})
  for (const saved of [{ cart: order.cart.id, billing: inAustin }, undefined]) {
    $savedAddress.set(saved)
    await saveFields(order, fieldsOf(LATE), { evening: '1' })
  }
  expect(sent).toEqual([])
})

it('a refusal is shown at the field the shop names, else at the first that was sent there', async () => {
  const refuse = (fieldName?: string) => {
    serve(json({ message: 'Too long', parameters: { fieldName } }, 400))
    return saveFields(order, fieldsOf(NOTE, DOOR), { note: 'x' })
  }
  expect(await refuse('doorCode')).toEqual({ name: 'door_code', message: 'Too long' })
  expect(await refuse('other')).toEqual({ name: 'note', message: 'Too long' })
  expect(await refuse()).toEqual({ name: 'note', message: 'Too long' })
  serve({ success: false, error_message: 'No.' })
  expect(await saveFields(order, fieldsOf(NOTE), { note: 'x' })).toEqual({ name: 'note', message: 'No.' })
})

it('a failure of the shop, or a refusal without a word, is none of the field’s', async () => {
  serve(json({ message: 'no' }, 500))
  expect((await failure(saveFields(order, fieldsOf(NOTE), { note: 'x' }))).kind).toBe('server')
  serve(json({}, 400))
  expect((await failure(saveFields(order, fieldsOf(NOTE), { note: 'x' }))).kind).toBe('business')
})
