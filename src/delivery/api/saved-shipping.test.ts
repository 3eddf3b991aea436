import { expect, it } from 'vitest'
import { failure, form, sent, serve } from '#test/fetch-stub.ts'
import { inAustin } from '#test/austin.ts'
import { parsePickupLocations } from '../rules/pickup.ts'
import { estimateRates, saveBilling, saveShipping, totalsInformation } from './shipping.ts'
import { applyTariff, cancelTariff, estimateTariff } from './tariff.ts'

const guest = { id: 'mask', customer: false }
const mine = { id: '37', customer: true }
const rate = { carrier_code: 'ups', method_code: 'ground' }
const totals = { total_segments: [{ code: 'grand_total', title: '', value: 30 }] }
const calls = () => sent.map(({ method, path }) => `${method} ${path.replace('/rest/default/V1/', '')}`)
const information = () =>
  (JSON.parse(sent.at(-1)!.body) as { addressInformation: Record<string, unknown> }).addressInformation

it('rates are those of an address', async () => {
  serve([{ ...rate, available: true, amount: 5 }])
  expect(await estimateRates(guest, inAustin)).toMatchObject([rate])
  expect(calls()).toEqual(['POST guest-carts/mask/estimate-shipping-methods'])
  expect(JSON.parse(sent[0]!.body)).toEqual({
    address: expect.objectContaining({ city: 'Austin', country_id: 'US' }),
  })
})

it('a delivery is saved with both addresses, the shipping address billed where there is no other', async () => {
  serve({ payment_methods: [{ code: 'checkmo', title: 'Check' }], totals })
  const found = await saveShipping(mine, { shipping: inAustin, rate })
  expect(found.payment_methods.map(({ code }) => code)).toEqual(['checkmo'])
  expect(information()).toMatchObject({
    shipping_address: { city: 'Austin' },
    billing_address: { city: 'Austin' },
    shipping_method_code: 'ground',
    shipping_carrier_code: 'ups',
  })
  expect(information()).not.toHaveProperty('extension_attributes')
  const billing = { ...inAustin, city: 'Houston' }
  await saveShipping(mine, { shipping: inAustin, billing, rate, extension_attributes: { note: 'x' } })
  expect(information()).toMatchObject({
    shipping_address: { city: 'Austin' },
    billing_address: { city: 'Houston' },
    extension_attributes: { note: 'x' },
  })
  expect(calls()).toEqual(Array(2).fill('POST carts/mine/shipping-information'))
})

it('a store with a telephone of its own keeps it', async () => {
  serve({ payment_methods: [], totals })
  const item = { pickup_location_code: 'austin', name: 'Austin boutique', phone: '5550000' }
  const [pickup] = parsePickupLocations({ items: [item] })
  await saveShipping(guest, { shipping: { ...inAustin, telephone: '5125550100' }, rate, pickup })
  expect(information()).toMatchObject({ shipping_address: { telephone: '5550000' } })
})

it('a delivery without totals in its answer is not saved', async () => {
  serve({ payment_methods: [] })
  expect((await failure(saveShipping(mine, { shipping: inAustin, rate }))).kind).toBe('server')
})

it('the address to bill is saved alone', async () => {
  serve('7')
  await saveBilling(guest, inAustin)
  expect(calls()).toEqual(['POST guest-carts/mask/billing-address'])
  expect(JSON.parse(sent[0]!.body)).toMatchObject({ address: { city: 'Austin' } })
})

it('totals are estimated for an address, with a delivery or without', async () => {
  serve(totals)
  expect((await totalsInformation(guest, inAustin, rate)).total_segments).toMatchObject([{ value: 30 }])
  expect(information()).toMatchObject({
    address: { city: 'Austin' },
    shipping_method_code: 'ground',
    shipping_carrier_code: 'ups',
  })
  await totalsInformation(guest, inAustin)
  expect(Object.keys(information())).toEqual(['address'])
  expect(calls()[0]).toBe('POST guest-carts/mask/totals-information')
})

it('an insurance is refused in the shop’s words, and cancelled without any', async () => {
  serve({ error: true, message: 'Not there.' })
  expect((await failure(estimateTariff('US', ['ups_ground']))).text).toBe('Not there.')
  expect((await failure(applyTariff('US', 'ups_ground'))).text).toBe('Not there.')
  expect((await failure(cancelTariff())).text).toBe('Not there.')
  serve({ success: true })
  await cancelTariff()
  expect([calls().at(-1), form(sent.at(-1)!.body)]).toEqual(['POST /shipping/tariffinsurance/cancel', []])
  serve('odd')
  expect((await failure(estimateTariff('US', []))).kind).toBe('server')
})
