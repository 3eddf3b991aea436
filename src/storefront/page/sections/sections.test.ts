import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCookie, writeCookie } from '#dom/storage/cookies.ts'
import { invalidateSections, onSectionsChanged, storeSections, readSection } from './sections.ts'
import { readAges } from './store.ts'
import { local } from '#dom/storage/storage.ts'

const BLOB = 'mage-cache-storage'
const STALE = 'mage-cache-storage-section-invalidation'
const AGES = 'bezel-section-ages'
const NOW = 1_800_000_000_000
const HOUR = 3_600_000

const customer = { fullname: 'Ann Lee', data_id: 1_800_000_000 }
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
const ids = () => JSON.parse(decodeURIComponent(readCookie('section_data_ids') ?? 'null'))
const setIds = (value: unknown) =>
  writeCookie('section_data_ids', encodeURIComponent(JSON.stringify(value)), { seconds: 3600 })

beforeEach(() => {
  for (const name of ['section_data_ids', 'mage-cache-sessid', 'private_content_version']) {
    writeCookie(name, '', { seconds: 0 })
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, 'require')
})

describe('a kept section', () => {
  it('is there for an hour, whatever the server’s clock', () => {
    storeSections({ customer }, NOW, readAges())
    expect(readSection('customer', NOW + HOUR)).toEqual(customer)
    expect(readSection('customer', NOW + HOUR + 1000)).toBeUndefined()
  })

  it('is not trusted when it comes from a future clock', () => {
    storeSections({ customer }, NOW, readAges())
    expect(readSection('customer', NOW - 30_000)).toEqual(customer)
    expect(readSection('customer', NOW - 10 * HOUR)).toBeUndefined()
  })

  it('leaves all other sections as they are, byte for byte', () => {
    const theirs =
      '"checkout-data":{"é\\n":["<a href=\\"/x\\">",1.5e+21, 12345678901234567890],"__proto__":{"x":1}}'
    localStorage.setItem(BLOB, `{${theirs},"cart":{"data_id":1}}`)
    localStorage.setItem(STALE, '{"wishlist":true,"customer":true}')
    storeSections({ customer }, NOW, readAges())
    expect(localStorage.getItem(BLOB)).toBe(
      `{${theirs},"cart":{"data_id":1},"customer":${JSON.stringify(customer)}}`,
    )
    expect(stored(STALE)).toEqual({ wishlist: true })
    expect(ids()).toEqual({ customer: customer.data_id })
  })

  it('is there beside sections of others, however deep those are', () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
    for (const key of [BLOB, STALE, AGES] as const) localStorage.setItem(key, `{"theirs":${deep}}`)
    const stop = onSectionsChanged(() => {})
    storeSections({ customer }, NOW, readAges())
    invalidateSections(['cart'])
    stop()
    expect(readSection('customer', NOW)).toEqual(customer)
    for (const key of [BLOB, STALE, AGES]) expect(localStorage.getItem(key)).toContain(deep)
  })

  it('is none that was dropped, or stored by another tab, after its request was sent', () => {
    const before = readAges()
    invalidateSections(['customer'])
    storeSections({ customer }, NOW, before)
    expect(readSection('customer', NOW)).toBeUndefined()
    const newer = { ...customer, fullname: 'Ann Young' }
    storeSections({ customer: newer }, NOW, readAges())
    storeSections({ customer }, NOW, before)
    expect(readSection('customer', NOW)).toEqual(newer)
  })

  it('never holds messages', () => {
    storeSections({ messages: { messages: [], data_id: 1 } }, NOW, readAges())
    expect(localStorage.getItem(BLOB)).toBeNull()
  })

  it('is void with all others once the server takes the session cookie away, as at a login', () => {
    storeSections({ customer, cart: { data_id: 5 } }, NOW, readAges())
    expect(readSection('customer', NOW)).toEqual(customer)
    writeCookie('mage-cache-sessid', '', { seconds: 0 })
    expect(readSection('customer', NOW)).toBeUndefined()
    storeSections({ customer }, NOW, readAges())
    expect(readSection('customer', NOW)).toEqual(customer)
    expect(readSection('cart', NOW)).toBeUndefined()
  })

  it('is looked for without a cookie where nothing is kept, since the first is slow', () => {
    const cookies = vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get')
    expect(readSection('cart', NOW)).toBeUndefined()
    expect(cookies).not.toHaveBeenCalled()
  })

  it('is void with all others after a change of store view, until the next is stored', () => {
    storeSections({ customer, cart: { data_id: 5 } }, NOW, readAges())
    writeCookie('section_data_clean', '1', { seconds: 15 })
    expect(readSection('customer', NOW)).toBeUndefined()
    storeSections({ customer }, NOW, readAges())
    expect(readSection('customer', NOW)).toEqual(customer)
    expect(readSection('cart', NOW)).toBeUndefined()
  })

  it('is void once it is marked stale, or another id is listed, even null', () => {
    for (const other of [customer.data_id + 1, null, String(customer.data_id)]) {
      storeSections({ customer }, NOW, readAges())
      setIds({ customer: other })
      expect(readSection('customer', NOW)).toBeUndefined()
    }
    storeSections({ customer }, NOW, readAges())
    localStorage.setItem(STALE, '{"customer":true}')
    expect(readSection('customer', NOW)).toBeUndefined()
  })

  it('survives any garbage in its place', () => {
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '{"customer":7}',
      '{"customer":[]}',
      '{"customer":null}',
    ]) {
      localStorage.setItem(BLOB, text)
      localStorage.setItem(STALE, text)
      localStorage.setItem(AGES, text)
      writeCookie('section_data_ids', `%${text}`)
      expect(readSection('customer', NOW)).toBeUndefined()
      expect(readSection('constructor', NOW)).toBeUndefined()
      storeSections({ customer }, NOW, readAges())
      expect(stored(BLOB).customer).toEqual(customer)
    }
  })

  it('works without any storage or cookies', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    storeSections({ customer }, NOW, readAges())
    expect(readSection('customer', NOW)).toEqual(customer)
    invalidateSections(['customer'])
    expect(readSection('customer', NOW)).toBeUndefined()
    vi.restoreAllMocks()
    for (const key of [BLOB, STALE, AGES] as const) local.remove(key)
  })
})

describe('a section the page’s own script wrote', () => {
  it('is used while there is a session cookie and its id is listed, for an hour from when it was found', () => {
    localStorage.setItem(BLOB, JSON.stringify({ customer }))
    setIds({ customer: customer.data_id })
    expect(readSection('customer', NOW)).toBeUndefined()
    writeCookie('mage-cache-sessid', 'true')
    expect(readSection('customer', NOW)).toEqual(customer)
    expect(readSection('customer', NOW + HOUR + 1000)).toBeUndefined()
  })

  it('is not used when its id is not listed', () => {
    localStorage.setItem(BLOB, JSON.stringify({ customer }))
    writeCookie('mage-cache-sessid', 'true')
    expect(readSection('customer', NOW)).toBeUndefined()
  })
})

describe('an invalidated section', () => {
  it('is marked the way the page’s script does it, and no key is ever removed', () => {
    storeSections({ customer, cart: { data_id: 5 } }, NOW, readAges())
    invalidateSections(['customer', 'wishlist', 'checkout-data'])
    expect(stored(BLOB)).toEqual({ cart: { data_id: 5 } })
    expect(stored(STALE)).toEqual({ customer: true, wishlist: true })
    expect(ids()).toEqual({ customer: customer.data_id + 1000, cart: 5, wishlist: 0 })
    expect(readSection('customer', NOW)).toBeUndefined()
    expect(readSection('cart', NOW)).toEqual({ data_id: 5 })
  })

  it('may be every section there is', () => {
    localStorage.setItem(BLOB, '{"checkout-data":{"a":1},"loyalty":{"data_id":1}}')
    invalidateSections(['*'])
    expect(stored(BLOB)).toEqual({ 'checkout-data': { a: 1 } })
    expect(stored(STALE)).toMatchObject({ loyalty: true, customer: true, cart: true })
    expect(stored(STALE)).not.toHaveProperty('checkout-data')
  })
})
