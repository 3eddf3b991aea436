import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { renewStores } from '#test/stores.ts'
import { $countries, $directoryFailure, loadDirectory } from './directory.ts'

let shop: OpenShop
const match = 'GET *sections=directory-data*'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  renewStores()
  shop = openShop()
})
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

it.each([
  ['does not come', { kind: 'status' as const, status: 500 }],
  ['names no country', { kind: 'wrong-shape' as const, body: { 'directory-data': { data_id: 1 } } }],
])('a list of countries that %s has failed until it is there', async (_, fault) => {
  shop.shop.moods.push({ match, fault, seen: 0 })
  await loadDirectory()
  expect([$directoryFailure.get(), $countries.get()]).toEqual([expect.any(Object), undefined])
  expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain('directory')
  shop.shop.moods = []
  await loadDirectory()
  expect($directoryFailure.get()).toBeUndefined()
  expect($countries.get()!.map(({ id }) => id)).toContain('DE')
})
