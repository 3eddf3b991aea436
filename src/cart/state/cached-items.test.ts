import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { renewStores } from '#test/stores.ts'
import type { QuoteItem } from '../rules/cart.ts'
import { readObject } from '#lib/json.ts'
import { afterPaint, whenIdle } from '#dom/lifecycle.ts'
import { fetchSections } from '#storefront/state/sections.ts'
import { cachedItemsToShow, isCorrected, keepItemDetails } from './cached-items.ts'
import { $items, loadCart } from './cart.ts'
import { $cachedTaxMode, $taxDisplay } from './tax-display.ts'

const DETAILS = 'bezel-item-details'
let shop: OpenShop
/** The items as the shop answered on the page before. */
let known: QuoteItem[]

const setConfig = (config: object) =>
  (document.body.innerHTML =
    `<script type="application/json" id="bezel-config">` + `${JSON.stringify(config)}</script>`)
const setCurrency = (currency: string | undefined) => setConfig({ currency })
const kept = () => readObject(JSON.parse(localStorage.getItem(DETAILS)!))
const keep = (more: object) => localStorage.setItem(DETAILS, JSON.stringify({ ...kept(), ...more }))
const totalsOf = (items: readonly QuoteItem[] | undefined) => items?.map(({ row_total }) => row_total)

beforeEach(async () => {
  setCurrency('USD')
  shop = openShop({ items: [{ sku: 'BR-1', qty: 2 }, { sku: 'NK-2' }] })
  await loadCart()
  await fetchSections(['cart'])
  known = $items.get()!
  await new Promise<void>(afterPaint)
  await new Promise<void>(whenIdle)
  // The rest of each test runs on the next page, which has only the storage.
  renewStores()
})
afterEach(() => {
  vi.restoreAllMocks()
  shop.restore()
})

describe('the items of the storefront’s cache', () => {
  it('cost what the shop said on the page before, though the cache prints something else', () => {
    const details = readObject(kept().items)
    const id = known[0]!.item_id
    keep({ items: { ...details, [id]: { ...readObject(details[id]), row_total: 377 } } })
    expect(totalsOf(cachedItemsToShow([]))).toEqual([377, 64])
  })

  it('cost what the cache says where nothing was kept', () => {
    localStorage.removeItem(DETAILS)
    expect(totalsOf(cachedItemsToShow([]))).toEqual([378, 64])
  })

  it.each([
    ['another currency', { currency: 'JPY' }],
    ['another store view', { currency: 'USD', storeCode: 'outlet' }],
    ['a store of another address', { currency: 'USD', baseUrl: '/other/' }],
  ])('have no price on a page of %s, until the shop has answered', (_, config) => {
    setConfig(config)
    renewStores()
    const items = cachedItemsToShow([])!
    expect(items.map(({ name }) => name)).toEqual(['Tennis Bracelet', 'Moon Pendant'])
    for (const { price_incl_tax, row_total, row_total_incl_tax } of items)
      expect([price_incl_tax, row_total, row_total_incl_tax]).toEqual([NaN, NaN, NaN])
  })

  it('have no price while no currency is known', () => {
    setCurrency(undefined)
    const items = cachedItemsToShow([])!
    expect(items.map(({ name, qty }) => [name, qty])).toEqual([
      ['Tennis Bracelet', 2],
      ['Moon Pendant', 1],
    ])
    for (const { price_incl_tax, row_total, row_total_incl_tax } of items)
      expect([price_incl_tax, row_total, row_total_incl_tax]).toEqual([NaN, NaN, NaN])
  })

  it.each([
    ['as on the page before', 'both', 'both'],
    ['without it, where that is not a way of showing tax', 'nothing', 'excluding'],
    ['as the cache prints it, where nothing was kept', undefined, 'including'],
  ] as const)('show tax %s', (_, tax, shown) => {
    const cache = JSON.parse(localStorage.getItem('mage-cache-storage')!)
    for (const item of cache.cart.items)
      item.product_price = '<span class="price-including-tax"><span class="price">$1</span></span>'
    localStorage.setItem('mage-cache-storage', JSON.stringify(cache))
    keep({ tax })
    cachedItemsToShow([])
    expect([$cachedTaxMode.get(), $taxDisplay.get().items]).toEqual([shown, shown])
  })

  it('are not to be shown where they say what is known', () => {
    expect(cachedItemsToShow(known)).toBeUndefined()
  })

  it('are those that are known but for the one with another quantity', () => {
    const [first, second] = known
    const older = { ...first!, qty: 1 }
    expect(cachedItemsToShow([older, second!])).toEqual([expect.objectContaining({ qty: 2 }), second])
    expect(cachedItemsToShow([older, second!])![1]).toBe(second)
  })

  it('are not to be shown where there are none', () => {
    localStorage.removeItem('mage-cache-storage')
    expect(cachedItemsToShow([])).toBeUndefined()
    expect(cachedItemsToShow(known)).toBeUndefined()
  })
})

describe('items on screen', () => {
  const [one, other] = ['1', '2'].map((item_id) => ({
    item_id,
    qty: 1,
    row_total: 10,
    row_total_incl_tax: 12,
  }))
  const items = (...given: object[]) => given as QuoteItem[]

  it.each([
    ['one is missing', items(one!)],
    ['one has come', items(one!, other!, { ...other, item_id: '3' })],
    ['they are others', items(one!, { ...other, item_id: '3' })],
    ['they are in another order', items(other!, one!)],
    ['one has another quantity', items(one!, { ...other, qty: 2 })],
    ['one costs a cent more', items({ ...one, row_total: 10.01 }, other!)],
    ['one costs a cent less', items(one!, { ...other, row_total: 9.99 })],
  ])('are corrected where %s', (_, answer) => {
    expect(isCorrected(items(one!, other!), answer)).toBe(true)
  })

  it.each([
    ['less than half a cent', items({ ...one, row_total: 10.003 }, other!)],
    ['a tax that is not shown', items(one!, { ...other, row_total_incl_tax: 13 })],
    ['a price that was not known', items(one!, other!)],
  ])('are not corrected by %s', (what, answer) => {
    const isUnknown = what.includes('not known')
    const shown = items(one!, { ...other, ...(isUnknown && { row_total: NaN }) })
    expect(isCorrected(shown, answer)).toBe(false)
  })

  it('are corrected by a tax that is shown', () => {
    $cachedTaxMode.set('including')
    expect(isCorrected(items(one!), items({ ...one, row_total_incl_tax: 13 }))).toBe(true)
    expect(isCorrected(items(one!), items({ ...one, row_total: 13 }))).toBe(false)
  })
})

describe('what is kept of the items', () => {
  it('is written only when it is another, since other tabs receive every writing', () => {
    const setItem = vi.fn<Storage['setItem']>()
    const { getItem } = localStorage
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue({ getItem, setItem } as unknown as Storage)
    keepItemDetails(known)
    expect(setItem).not.toHaveBeenCalled()
    keepItemDetails([{ ...known[0]!, qty: 4 }])
    expect(setItem).toHaveBeenCalledOnce()
  })

  it('has the currency, how tax is shown, and each item by its id with its first price', () => {
    const ids = known.map(({ item_id }) => item_id)
    expect([kept().currency, kept().tax]).toEqual(['USD', 'excluding'])
    expect(Object.keys(readObject(kept().items))).toEqual(ids)
    keepItemDetails(known.map((item) => ({ ...item, base_price: item.base_price + 5, row_total: 1 })))
    const first = readObject(readObject(kept().items)[ids[0]!])
    expect(first).toMatchObject({ row_total: 1, first: { qty: 2, row_total: 378, base_price: 189 } })
  })
})
