import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KEPT_KEYS } from '#dom/storage/kept-keys.ts'
import { local, type SafeStorage, session } from '#dom/storage/storage.ts'
import { cartRecords } from './cart-records.ts'
import { shopLocal, shopSession } from './shop-storage.ts'

const STORAGES = { local, session }

/** The next pages belong to the shop, or the store view, with this base URL. */
function enterShop(baseUrl: string) {
  document.head.innerHTML = `<script id="bezel-config" type="application/json">${JSON.stringify({ baseUrl })}</script>`
}

/** The next pages are those of a tab that is a copy of this one. Returns the way back to the first tab. */
function copyTab() {
  const first = sessionStorage
  const texts = new Map(Object.keys(first).map((key) => [key, first.getItem(key)!]))
  const copy = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
  const other = vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(copy as unknown as Storage)
  return () => other.mockRestore()
}

beforeEach(() => enterShop('/'))
afterEach(() => {
  vi.restoreAllMocks()
  document.head.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})

const PAIRS = [
  ['/', '/other/'],
  ['/other/', '/'],
  ['/de/', '/en/'],
] as const
const rows = (of: string) => KEPT_KEYS.filter((row) => row.of === of)

describe.each(PAIRS)('what the shop below %s keeps, beside one below %s,', (first, second) => {
  it.each(rows('shop'))('as $key is its own ($in)', (row) => {
    const storage: SafeStorage = row.in === 'local' ? shopLocal : shopSession
    enterShop(first)
    storage.set(row.key, 'first')
    enterShop(second)
    expect(storage.get(row.key)).toBeNull()
    storage.set(row.key, 'second')
    storage.remove(row.key)
    enterShop(first)
    expect(storage.get(row.key)).toBe('first')
  })

  it.each(rows('cart'))('of its cart as $key is its own ($in)', (row) => {
    const records = cartRecords(STORAGES[row.in], row.key as 'bezel-attempt')
    enterShop(first)
    records.write({ cart: 'a', from: 'first' })
    enterShop(second)
    expect([records.find(), records.find('b')]).toEqual([undefined, undefined])
    records.write({ cart: 'b', from: 'second' })
    records.write({ cart: 'c', from: 'second' })
    expect(records.find()).toMatchObject({ cart: 'c' })
    records.remove(({ cart }) => cart === 'c')
    enterShop(first)
    expect(records.find()).toMatchObject({ cart: 'a', from: 'first' })
  })

  it.each(rows('cart'))('of a cart that both share as $key is there for both ($in)', (row) => {
    const records = cartRecords(STORAGES[row.in], row.key as 'bezel-attempt')
    enterShop(first)
    records.write({ cart: 'a', step: 1 })
    enterShop(second)
    expect(records.find('a')).toMatchObject({ step: 1 })
    records.write({ cart: 'a', step: 2 })
    enterShop(first)
    expect([records.find('a'), records.all().length]).toMatchObject([{ step: 2 }, 1])
    records.remove(({ cart }) => cart === 'a')
    expect(records.all()).toEqual([])
  })
})

it.each(rows('cart'))(
  'a record that the release before has kept as $key is found below any base URL',
  (row) => {
    const records = cartRecords(STORAGES[row.in], row.key as 'bezel-attempt')
    const storage = row.in === 'local' ? localStorage : sessionStorage
    storage.setItem(row.key, '{"cart":"a"}')
    for (const baseUrl of ['/', '/de/']) {
      enterShop(baseUrl)
      expect([records.find('a'), records.find()]).toMatchObject([{ cart: 'a' }, { cart: 'a' }])
    }
  },
)

it.each(rows('cart'))(
  'the release before finds its own members as $key where it has always looked',
  (row) => {
    enterShop('/other/')
    cartRecords(STORAGES[row.in], row.key as 'bezel-attempt').write({ cart: 'b' })
    enterShop('/')
    cartRecords(STORAGES[row.in], row.key as 'bezel-attempt').write({ cart: 'a', id: '1' })
    const storage = row.in === 'local' ? localStorage : sessionStorage
    expect(JSON.parse(storage.getItem(row.key)!)).toMatchObject({ cart: 'a', id: '1' })
  },
)

it.each(rows('shop'))('the shop at the root keeps the name that $key has always had', (row) => {
  const storage: SafeStorage = row.in === 'local' ? shopLocal : shopSession
  storage.set(row.key, 'kept')
  expect((row.in === 'local' ? localStorage : sessionStorage).getItem(row.key)).toBe('kept')
})

const ofSession = KEPT_KEYS.filter((row) => row.in === 'session')

it.each(ofSession)('a copied tab has what the first one had as $key, and changes only its own', (row) => {
  const records = row.of === 'cart' && cartRecords(session, row.key)
  const read = () => (records ? records.find('a')?.step : shopSession.get(row.key as 'bezel-place'))
  const write = (step: string) =>
    records ? records.write({ cart: 'a', step }) : shopSession.set(row.key as 'bezel-place', step)
  write('of the first')
  const returnToFirst = copyTab()
  expect(read()).toBe('of the first')
  write('of the copy')
  returnToFirst()
  expect(read()).toBe('of the first')
})
