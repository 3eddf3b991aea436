import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addProduct } from '#demo/shop/cart.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import type { BezelEvents } from '#public/events.d.ts'
import { listen } from '#dom/events.ts'
import { $quoteCurrency } from '#storefront/state/context.ts'
import { fetchSections } from '#storefront/state/sections.ts'
import { $cart, $cartState, $items, $totals, loadCart, refreshCart, rereadCart, setTotals } from './cart.ts'
import { $itemIds } from './items.ts'
import { $tasks } from '#async/task.ts'

let shop: OpenShop
const ofShop = () => [...shop.shop.carts.values()].at(-1)!
const skus = () => $items.get()?.map(({ sku }) => sku)
const reads = (path: string) => shop.ledger().requests.filter((one) => one.path.includes(path)).length
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
const add = (sku: string) => addProduct(shop.shop, ofShop(), productBySku(sku)!, 1)

/** Changes sections of the storefront’s cache as another tab does. */
const changeElsewhere = (...names: string[]) =>
  dispatchEvent(
    new StorageEvent('storage', {
      key: 'mage-cache-storage',
      oldValue: '{}',
      newValue: JSON.stringify(Object.fromEntries(names.map((name) => [name, { data_id: 1 }]))),
    }),
  )

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop = openShop({ items: [{ sku: 'EA-1' }, { sku: 'NK-2', qty: 2 }] })
})
afterEach(() => {
  vi.useRealTimers()
  shop.restore()
  vi.restoreAllMocks()
})

it.each([
  ['the ids of its items', $itemIds],
  ['its totals', $totals],
  ['its id', $cart],
])('who asks for %s gets the cart loaded', async (_, $part) => {
  const stop = $part.listen(() => undefined)
  await vi.waitFor(() => expect($cartState.get()).toBe('ready'))
  expect($part.get()).toBeDefined()
  stop()
})

it('a cart is not read again for other changes, nor once nobody shows it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stop = $items.listen(() => undefined)
  await loadCart()
  await vi.advanceTimersByTimeAsync(2000)
  const before = shop.ledger().requests.length
  changeElsewhere('wishlist')
  await vi.advanceTimersByTimeAsync(2000)
  stop()
  await vi.advanceTimersByTimeAsync(2000)
  changeElsewhere('cart')
  changeElsewhere('customer')
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  expect(shop.ledger().requests.slice(before)).toEqual([])
})

describe('a cart on screen', () => {
  let stop: () => void
  beforeEach(async () => {
    // Else the cart renews its section by itself, and is read again for what it finds there.
    await fetchSections(['cart'])
    stop = $items.listen(() => undefined)
    await loadCart()
  })
  afterEach(() => stop())

  it('is read again when another tab has changed it', async () => {
    add('BR-1')
    changeElsewhere('cart')
    await vi.waitFor(() => expect(skus()).toEqual(['EA-1', 'NK-2', 'BR-1']))
    expect(reads('/checkout/config/data')).toBe(1)
  })

  it.each([
    ['another tab has logged in or out', () => changeElsewhere('cart', 'customer')],
    ['Back brings the page from memory', comeBack],
  ])('is loaded anew, by one request, when %s', async (_, change) => {
    const before = shop.ledger().requests.length
    add('BR-1')
    change()
    await vi.waitFor(() => expect(skus()).toEqual(['EA-1', 'NK-2', 'BR-1']))
    expect(reads('/checkout/config/data')).toBe(2)
    expect(shop.ledger().requests.slice(before)).toHaveLength(1)
  })

  it('emits an event for each change with its items and quantities, but none when it was loaded', async () => {
    const emitted: BezelEvents['bezel:cart-changed'][] = []
    const stopListening = listen('bezel:cart-changed', (detail) => emitted.push(detail))
    await loadCart.reload()
    await refreshCart()
    expect(emitted).toEqual([])
    add('BR-1')
    await refreshCart()
    ofShop().items = []
    await refreshCart()
    stopListening()
    expect(emitted).toEqual([
      { count: 4, items: 3 },
      { count: 0, items: 0 },
    ])
  })

  it('keeps its items as they are where an answer says the same', async () => {
    const before = $items.get()
    await refreshCart()
    expect($items.get()).toBe(before)
    ofShop().items.reverse()
    await refreshCart()
    expect(skus()).toEqual(['NK-2', 'EA-1'])
    ofShop().items.pop()
    await refreshCart()
    expect(skus()).toEqual(['NK-2'])
  })

  it('loads where totals are of another cart, and does not show them', async () => {
    const totals = $totals.get()!
    const others = totals.items.map((row) => ({ ...row, item_id: `9${row.item_id}` }))
    setTotals({ ...totals, items: others })
    expect($totals.get()).toBe(totals)
    await vi.waitFor(() => expect(reads('/checkout/config/data')).toBe(2))
  })

  it('takes the currency of its totals, and keeps it where they name none', () => {
    setTotals({ ...$totals.get()!, quote_currency_code: 'EUR' })
    expect($quoteCurrency.get()).toBe('EUR')
    setTotals({ ...$totals.get()!, quote_currency_code: '' })
    expect($quoteCurrency.get()).toBe('EUR')
    setTotals(undefined)
    expect([$quoteCurrency.get(), $totals.get()]).toEqual(['EUR', undefined])
  })

  it('that cannot be read again stays, has failed, and is ready with the next answer', async () => {
    const fault = { kind: 'status', status: 400 } as const
    shop.shop.moods.push({ match: 'GET */totals', fault, seen: 0 })
    await expect(refreshCart()).rejects.toMatchObject({ kind: 'business' })
    expect($cartState.get()).toBe('ready')
    await rereadCart()
    expect([$cartState.get(), skus()]).toEqual(['failed', ['EA-1', 'NK-2']])
    expect(reads('/checkout/config/data')).toBe(1)
    shop.shop.moods = []
    await rereadCart()
    expect($cartState.get()).toBe('ready')
  })

  it('that could not be read after a change elsewhere stays, and is loaded once the network is back', async () => {
    shop.shop.moods.push({ match: 'GET */totals', fault: { kind: 'abort' }, seen: 0 })
    add('BR-1')
    changeElsewhere('cart')
    await vi.waitFor(() => expect($tasks.get().cart).toBe('failed'))
    expect([$cartState.get(), skus()]).toEqual(['ready', ['EA-1', 'NK-2']])
    shop.shop.moods = []
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(skus()).toEqual(['EA-1', 'NK-2', 'BR-1']))
  })

  it('that could not be read after a change is loaded once, when the network is back', async () => {
    const fault = { kind: 'abort' } as const
    shop.shop.moods.push({ match: 'GET */totals', fault, seen: 0 })
    await Promise.all([rereadCart(), rereadCart()])
    expect($cartState.get()).toBe('failed')
    shop.shop.moods = []
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect($cartState.get()).toBe('ready'))
    expect(reads('/checkout/config/data')).toBe(2)
  })
})
