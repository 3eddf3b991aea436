import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { invalidateSections } from '../page/sections/sections.ts'
import { fetchSections, renewSectionSoon, section } from './sections.ts'

let shop: OpenShop
const loads = () =>
  shop
    .ledger()
    .requests.filter(({ path }) => path.startsWith('/customer/section/load'))
    .map(({ path }) => new URLSearchParams(path.split('?')[1]).get('sections'))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop = openShop({ customer: 'ann@example.com', items: [{ sku: 'EA-1' }] })
})
afterEach(() => {
  shop.restore()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('what is wanted in one task is one request, and each name is in it once', async () => {
  const [first, second] = await Promise.all([
    fetchSections(['cart', 'customer']),
    fetchSections(['cart', 'wishlist']),
  ])
  expect(loads()).toEqual(['cart,customer,wishlist'])
  expect(first).toBe(second)
  expect(first.cart).toMatchObject({ summary_count: 1 })
})

it('what is wanted later is another request', async () => {
  await fetchSections(['cart'])
  await fetchSections(['customer'])
  expect(loads()).toEqual(['cart', 'customer'])
})

it('a request that fails fails for all, and the next one is sent', async () => {
  const fault = { kind: 'status', status: 400 } as const
  shop.shop.moods.push({ match: 'GET /customer/section/load*', times: 1, fault, seen: 0 })
  const both = await Promise.allSettled([fetchSections(['cart']), fetchSections(['customer'])])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await fetchSections(['cart'])).toMatchObject({ cart: { summary_count: 1 } })
})

it('a section is read once, and from the shop’s own cache after that', async () => {
  expect(await section('customer')).toMatchObject({ firstname: 'Ann' })
  expect(await section('customer')).toMatchObject({ firstname: 'Ann' })
  expect(loads()).toEqual(['customer'])
})

it('a section that became stale while it was being read is read again, the others are kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const reading = fetchSections(['customer', 'cart'])
  await Promise.resolve()
  vi.advanceTimersByTime(20)
  invalidateSections(['customer'])
  vi.advanceTimersByTime(20)
  await reading
  await Promise.all([section('cart'), section('customer')])
  expect(loads()).toEqual(['customer,cart', 'customer'])
})

it('after many changes a section is read once, half a second after the last', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const renewed = vi.fn()
  renewSectionSoon('cart', renewed)
  await vi.advanceTimersByTimeAsync(400)
  renewSectionSoon('cart', renewed)
  await vi.advanceTimersByTimeAsync(499)
  expect(loads()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(renewed).toHaveBeenCalledOnce())
  expect(renewed).toHaveBeenCalledWith(expect.objectContaining({ summary_count: 1 }))
  expect(loads()).toEqual(['cart'])
})

it('each section waits for its own changes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  renewSectionSoon('cart', () => {})
  renewSectionSoon('customer', () => {})
  await vi.advanceTimersByTimeAsync(500)
  await vi.waitFor(() => expect(loads().join().split(',').sort()).toEqual(['cart', 'customer']))
})

it('a section that cannot be read is left, and read after the next change', async () => {
  const fault = { kind: 'status', status: 400 } as const
  shop.shop.moods.push({ match: 'GET /customer/section/load*', times: 1, fault, seen: 0 })
  const renewed = vi.fn()
  renewSectionSoon('cart', renewed)
  await vi.waitFor(() => expect(vi.mocked(console.warn)).toHaveBeenCalled())
  expect(renewed).not.toHaveBeenCalled()
  renewSectionSoon('cart', renewed)
  await vi.waitFor(() => expect(renewed).toHaveBeenCalledOnce())
})

it('where the theme keeps the sections itself none is read for it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('hyva', {})
  renewSectionSoon('cart', () => {})
  await vi.advanceTimersByTimeAsync(2000)
  vi.unstubAllGlobals()
  expect(loads()).toEqual([])
})
