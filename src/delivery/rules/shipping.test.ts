import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forbiddenReason, isSelectable, keepOrFirst, rateLabel, parseRates } from './shipping.ts'
import { rateKey, type ShippingRate } from './rate.ts'

const rate = (carrier_code: string, method_code: string, more: Partial<ShippingRate> = {}): ShippingRate => ({
  carrier_code,
  method_code,
  amount: 5,
  base_amount: 5,
  available: true,
  price_excl_tax: 5,
  price_incl_tax: 5,
  ...more,
})
const express = rate('expedite', 'expedite')
const threeDay = rate('accelerate', 'standard')
const standard = rate('tablerate', 'bestway')
const pickup = rate('instore', 'pickup')
const house = { country_id: 'US', street: ['1 Main St'] }
const box = { country_id: 'US', street: ['PO Box 12'] }

describe('the shipping method when rates reload', () => {
  it('keeps the chosen method when it is still offered', () => {
    expect(keepOrFirst([standard, express], express, house)).toBe(express)
    expect(keepOrFirst([standard, express], 'expedite_expedite', house)).toBe(express)
  })
  it('takes the first when it is not', () =>
    expect(keepOrFirst([standard, express], threeDay, house)).toBe(standard))
  it('takes the first when nothing was chosen', () =>
    expect(keepOrFirst([standard, express], undefined, house)).toBe(standard))
  it('passes over error rows and methods without a code', () =>
    expect(keepOrFirst([rate('ups', ''), rate('dhl', 'x', { available: false }), standard], undefined)).toBe(
      standard,
    ))
  it('passes over what the address forbids, even when it was chosen', () =>
    expect(keepOrFirst([express, threeDay, standard], express, box)).toBe(standard))
  it('never takes pickup in a store by itself, and keeps it when it was chosen', () => {
    expect(keepOrFirst([pickup, standard], undefined, house)).toBe(standard)
    expect(keepOrFirst([pickup], undefined, house)).toBeUndefined()
    expect(keepOrFirst([standard, pickup], pickup, house)).toBe(pickup)
  })
  it('keeps pickup for an address that nothing is sent to', () =>
    expect(keepOrFirst([pickup], pickup, box)).toBe(pickup))
  it('is none without rates', () => expect(keepOrFirst([], standard, house)).toBeUndefined())

  it('is always one of the selectable rates, the chosen one if it is among them', () => {
    const rates = fc.array(
      fc
        .tuple(
          fc.constantFrom('tablerate', 'expedite', 'a_b'),
          fc.constantFrom('bestway', 'expedite', ''),
          fc.boolean(),
        )
        .map(([carrier, method, available]) => rate(carrier, method, { available })),
    )
    fc.assert(
      fc.property(rates, fc.nat(5), fc.constantFrom(house, box), (list, at, address) => {
        const chosen = list[at]
        const kept = keepOrFirst(list, chosen, address)
        const selectable = list.filter((one) => isSelectable(one, address))
        if (chosen && selectable.includes(chosen)) expect(rateKey(kept!)).toBe(rateKey(chosen))
        else expect(kept === undefined ? selectable.length === 0 : selectable.includes(kept)).toBe(true)
      }),
    )
  })
})

describe('what an address forbids', () => {
  it.each([
    ['no express to a P.O. box', express, box, 'shipping.forbidden.post-box'],
    ['no 3-day to a P.O. box', threeDay, box, 'shipping.forbidden.post-box'],
    ['no express to the forces', express, { ...box, region_code: 'AE' }, 'shipping.forbidden.military'],
    ['standard goes everywhere', standard, box, undefined],
    ['express goes to a house', express, house, undefined],
    ['nothing is forbidden while there is no address', express, undefined, undefined],
  ])('%s', (_, method, address, key) => expect(forbiddenReason(method, address)?.key).toBe(key))
})

describe('a rate’s name', () => {
  it.each([
    ['3-Day', threeDay, { key: 'shipping.method.three-day' }],
    ['Express', express, { key: 'shipping.method.express' }],
    ['Standard', standard, { key: 'shipping.method.standard' }],
    ['Standard, so called', { ...standard, carrier_title: 'Standard' }, { key: 'shipping.method.standard' }],
    [
      'Magento’s table rate by the merchant’s name',
      { ...standard, carrier_title: 'Best Way' },
      { text: 'Best Way' },
    ],
    ['the server’s title', rate('flatrate', 'flatrate', { carrier_title: 'Courier' }), { text: 'Courier' }],
    ['its codes at the least', rate('flatrate', 'flatrate'), { text: 'flatrate_flatrate' }],
  ])('is %s', (_, method, label) => expect(rateLabel(method)).toEqual(label))
})

it('a rate has all that the shop sends', () =>
  expect(
    parseRates([
      {
        carrier_code: 'ups',
        method_code: 'ground',
        carrier_title: 'UPS',
        method_title: 'Ground',
        amount: '5.0000',
        base_amount: 4,
        available: '1',
        error_message: 'Not on Sundays',
        price_excl_tax: 5,
        price_incl_tax: '5.95',
      },
    ]),
  ).toStrictEqual([
    {
      carrier_code: 'ups',
      method_code: 'ground',
      carrier_title: 'UPS',
      method_title: 'Ground',
      amount: 5,
      base_amount: 4,
      available: true,
      error_message: 'Not on Sundays',
      price_excl_tax: 5,
      price_incl_tax: 5.95,
    },
  ]))

it('a carrier that cannot ship has a row with its reason, which cannot be chosen', () => {
  const [row] = parseRates([
    { carrier_code: 'ups', method_code: null, available: true, error_message: 'No.' },
  ])
  expect(row).toMatchObject({ method_code: '', available: false, error_message: 'No.' })
  expect(row).not.toHaveProperty('carrier_title')
})

it.each([false, '0', 0, undefined])('a rate whose availability is %j cannot be chosen', (available) =>
  expect(parseRates([{ carrier_code: 'ups', method_code: 'ground', available }])[0]!.available).toBe(false),
)
