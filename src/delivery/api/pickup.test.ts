import { expect, it } from 'vitest'
import { failure, sent, serve } from '#test/fetch-stub.ts'
import { getPickupLocations } from './pickup.ts'

const search = { websiteCode: 'base', skus: ['NK-1', 'EA-1'] }
const asked = () => Object.fromEntries(new URL(sent.at(-1)!.path, location.href).searchParams)

it('requests the stores of the website that have all products', async () => {
  serve({ items: [{ pickup_location_code: 'austin' }], total_count: 1 })
  const [store] = await getPickupLocations(search)
  expect(store!.code).toBe('austin')
  expect(sent[0]!.path).toMatch(/\/V1\/inventory\/in-store-pickup\/pickup-locations\?/)
  expect(asked()).toEqual({
    'searchRequest[scopeType]': 'website',
    'searchRequest[scopeCode]': 'base',
    'searchRequest[extensionAttributes][productsInfo][0][sku]': 'NK-1',
    'searchRequest[extensionAttributes][productsInfo][1][sku]': 'EA-1',
    'searchRequest[pageSize]': '50',
    'searchRequest[currentPage]': '1',
  })
})

it('requests only those near a postcode of a country', async () => {
  serve({ items: [], total_count: 0 })
  expect(await getPickupLocations({ ...search, near: { postcode: '78701', country_id: 'US' } })).toEqual([])
  expect(asked()).toMatchObject({
    'searchRequest[area][searchTerm]': '78701:US',
    'searchRequest[area][radius]': '200',
  })
})

it('reads an answer without stores as broken', async () => {
  serve({ items: [{ name: 'No code' }] })
  expect((await failure(getPickupLocations(search))).kind).toBe('server')
})
