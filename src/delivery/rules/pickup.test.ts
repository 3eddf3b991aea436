import { describe, expect, it } from 'vitest'
import { emptyAddress } from '#address/rules/address.ts'
import { parsePickupLocations, skusToCollect } from './pickup.ts'

describe('the stores of an answer', () => {
  it('have an address without a person, and what the shop says of them', () =>
    expect(
      parsePickupLocations({
        items: [
          {
            pickup_location_code: 'berlin',
            name: 'Atelier Berlin',
            description: 'Di–Sa 11–19 Uhr',
            country_id: 'DE',
            region_id: '82',
            region: 'Berlin',
            city: 'Berlin',
            street: 'Auguststraße 26\nHof 2',
            postcode: '10117',
            phone: '0305550111',
            extension_attributes: { distance: '1.4' },
          },
        ],
      }),
    ).toEqual([
      {
        code: 'berlin',
        name: 'Atelier Berlin',
        description: 'Di–Sa 11–19 Uhr',
        distance: 1.4,
        address: {
          ...emptyAddress('DE'),
          street: ['Auguststraße 26', 'Hof 2'],
          city: 'Berlin',
          region: 'Berlin',
          region_id: 82,
          postcode: '10117',
          telephone: '0305550111',
        },
      },
    ]))

  it('have a name at the least, and no distance that nobody measured', () => {
    const [store] = parsePickupLocations({
      items: [{ pickup_location_code: 'a', description: null }, {}, 'x'],
    })
    expect(store).toMatchObject({ code: 'a', name: 'a', description: '' })
    expect(store).not.toHaveProperty('distance')
  })

  it.each([undefined, null, [], {}, { items: null }, 'x'])('are none in %j', (raw) =>
    expect(parsePickupLocations(raw)).toEqual([]),
  )
})

describe('what a store must have', () => {
  const item = (sku: string, product: string, product_type = 'simple', is_virtual = false) => ({
    sku,
    product: { sku: product },
    product_type,
    is_virtual,
  })

  it('is each product once, whatever is engraved on it', () =>
    expect(
      skusToCollect([item('NN-1-eng-rg', 'NN-1'), item('NN-1-eng-sv', 'NN-1'), item('EA-1', '')]),
    ).toEqual(['NN-1', 'EA-1']))

  it('is the variant of a configurable product', () =>
    expect(skusToCollect([item('RG-S', 'RG', 'configurable')])).toEqual(['RG-S']))

  it('is nothing virtual, and no bundle, whose parts are not known', () =>
    expect(skusToCollect([item('GV', 'GV', 'virtual', true), item('B-1-2', 'B', 'bundle')])).toEqual([]))
})
