import { cleanStores } from 'nanostores'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { switchCurrency } from '#storefront/api/content.ts'
import { $totals, loadCart, refreshCart } from '#cart/state/cart.ts'
import { $quoteCurrency } from '#storefront/state/context.ts'
import { $giftComponents } from './gifts.ts'
import { $freeGifts, $specialOffers } from '#offers/state/offers.ts'

const pages = [
  { method: 'GET', path: '/', handle: (visit: { html(text: string): Response }) => visit.html('') },
]
let open: OpenShop
const asked = (path: string) => open.ledger().requests.filter((seen) => seen.path.includes(path)).length

beforeEach(async () => {
  open = openShop({ items: [{ sku: 'EA-1', qty: 3 }], pages: pages as never })
  for (const $part of [$giftComponents, $specialOffers, $freeGifts]) $part.listen(() => undefined)
  await loadCart()
  await vi.waitFor(() => expect([$giftComponents.get(), $specialOffers.get()]).not.toContain(undefined))
})
afterEach(() => open.restore())

/** Chosen in another tab: this one sees it by the totals. */
async function chooseEuros() {
  await switchCurrency('EUR', undefined)
  await refreshCart()
  expect($totals.get()!.quote_currency_code).toBe('EUR')
}

it('gift boxes have their prices in the new currency, and are asked for once for each', async () => {
  const price = () => $giftComponents.get()!.gift_boxes[0]!.price
  const dollars = price()
  await chooseEuros()
  await vi.waitFor(() => expect(price()).not.toBe(dollars))
  expect(asked('/get-components')).toBe(2)
})

it('special offers have their prices in the new currency, and are asked for once for each', async () => {
  const price = () => $specialOffers.get()![0]!.price
  const dollars = price()
  await chooseEuros()
  await vi.waitFor(() => expect(price()).not.toBe(dollars))
  expect(asked('/specialoffers')).toBe(4)
})

it('gift boxes that could not be loaded are loaded where they are shown again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  cleanStores($giftComponents)
  $giftComponents.set(undefined)
  const fault = { kind: 'status', status: 400 } as const
  open.shop.moods.push({ match: 'GET *get-components', times: 1, fault, seen: 0 })
  const stop = $giftComponents.listen(() => undefined)
  await vi.waitFor(() => expect($giftComponents.get()?.gift_boxes).toEqual([]))
  stop()
  cleanStores($giftComponents)
  $giftComponents.listen(() => undefined)
  await vi.waitFor(() => expect($giftComponents.get()!.gift_boxes).not.toEqual([]))
})

it('gift boxes stay though those of the currency before fail later', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { fetch } = globalThis
  const failures: ((error: Error) => void)[] = []
  globalThis.fetch = (...request) =>
    String(request[0]).includes('/get-components') && !failures.length
      ? new Promise((_, reject) => failures.push(reject))
      : fetch(...request)
  $quoteCurrency.set('EUR')
  await vi.waitFor(() => expect(failures).toHaveLength(1))
  $quoteCurrency.set('USD')
  const before = $giftComponents.get()
  await vi.waitFor(() => expect($giftComponents.get()).not.toBe(before))
  failures[0]!(new TypeError('Failed to fetch'))
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
  expect($giftComponents.get()!.gift_boxes).not.toEqual([])
})
