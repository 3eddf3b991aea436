import { expect, it } from 'vitest'
import { failure, sent, serve } from '#test/fetch-stub.ts'
import { emptyAddress } from '#address/rules/address.ts'
import { parsePickupLocations } from '../rules/pickup.ts'
import { estimateRates, saveShipping } from './shipping.ts'

it('offers no rate without a method, whatever the carrier claims', async () => {
  const row = { carrier_code: 'tablerate', amount: '4.50', available: true }
  serve([{ ...row, method_code: null }, { ...row, method_code: 'bestway' }, 'x'])
  const rates = await estimateRates({ id: 'x', customer: false }, emptyAddress('US'))
  expect(rates.map(({ available, amount }) => [available, amount])).toEqual([
    [false, 4.5],
    [true, 4.5],
  ])
})

it('reads an answer without carriers as broken, and an empty one as no rates', async () => {
  const estimate = () => estimateRates({ id: 'x', customer: false }, emptyAddress('US'))
  serve([{ nothing: 'expected' }], [])
  expect((await failure(estimate())).kind).toBe('server')
  expect(await estimate()).toEqual([])
})

it('saves a pickup with the store in place of the shipping address, and bills the shopper', async () => {
  serve({ payment_methods: [], totals: { total_segments: [{ code: 'grand_total', value: 1 }] } })
  const [austin] = parsePickupLocations(austinAnswer)
  const ada = {
    ...emptyAddress('US'),
    firstname: 'Ada',
    telephone: '5125550100',
    email: 'ada@example.com',
    save_in_address_book: 1 as const,
  }
  const rate = { carrier_code: 'instore', method_code: 'pickup' }
  await saveShipping({ id: 'x', customer: false }, { shipping: ada, rate, pickup: austin })
  const { addressInformation } = JSON.parse(sent[0]!.body) as { addressInformation: Record<string, unknown> }
  expect(addressInformation).toMatchObject({
    shipping_carrier_code: 'instore',
    shipping_address: {
      firstname: 'Austin boutique',
      lastname: 'Store',
      street: ['500 Congress Ave'],
      city: 'Austin',
      region: 'Texas',
      region_id: 57,
      postcode: '78701',
      country_id: 'US',
      telephone: '5125550100',
      email: 'ada@example.com',
      save_in_address_book: 0,
      extension_attributes: { pickup_location_code: 'austin' },
    },
    billing_address: { firstname: 'Ada', save_in_address_book: 1 },
  })
  expect(addressInformation.billing_address).not.toHaveProperty('extension_attributes')
})

/** The address as recorded, without its telephone. */
const austinAnswer = {
  items: [
    {
      pickup_location_code: 'austin',
      name: 'Austin boutique',
      description: 'Mon to Sat 10 to 18',
      latitude: 30.267153,
      longitude: -97.743057,
      country_id: 'US',
      region_id: 57,
      region: 'Texas',
      city: 'Austin',
      street: '500 Congress Ave',
      postcode: '78701',
    },
  ],
  total_count: 1,
}
