import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeCookie } from '#dom/storage/cookies.ts'
import { hostKind, invalidateSections, storeSections, onSectionsChanged, readSection } from './sections.ts'
import { readAges } from './store.ts'

const BLOB = 'mage-cache-storage'
const STALE = 'mage-cache-storage-section-invalidation'
const AGES = 'bezel-section-ages'
const NOW = 1_800_000_000_000

const customer = { fullname: 'Ann Lee', data_id: 1_800_000_000 }
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
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

/** RequireJS as a Magento page has it, with the module loaded or only named in its configuration. */
function setRequire(get: () => unknown, isLoaded: boolean) {
  const require = Object.assign(get, { defined: () => isLoaded, specified: () => true })
  Object.assign(window, { require })
}

/** Hides the page, and shows it again. */
function pageTurner() {
  const visibility = vi.spyOn(Object.getPrototypeOf(document) as Document, 'visibilityState', 'get')
  return (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
}

describe('a page with Magento’s module', () => {
  function loadModule() {
    const listeners: Record<string, () => void> = {}
    const module = {
      invalidate: vi.fn(),
      reload: vi.fn((names: string[]) => {
        names.forEach((name) => listeners[name]?.())
        return Promise.resolve({})
      }),
      set: vi.fn(),
      getInitCustomerData: () => Promise.resolve(),
      get: (name: string) => ({
        subscribe: (fn: () => void) => ((listeners[name] = fn), { dispose: () => delete listeners[name] }),
      }),
    }
    setRequire(() => module, true)
    return { module, listeners }
  }

  it('invalidates through it, with lists of names and without client-only ones', async () => {
    const { module } = loadModule()
    expect(hostKind()).toBe('magento')
    const onChange = [vi.fn(), vi.fn()]
    const stops = onChange.map(onSectionsChanged)
    invalidateSections(['cart', 'cart-data'])
    await vi.waitFor(() => expect(module.reload).toHaveBeenCalledWith(['cart'], true))
    expect(module.invalidate).toHaveBeenCalledWith(['cart'])
    expect(stored(STALE)).not.toHaveProperty('cart-data')
    onChange.forEach((listener) => expect(listener).not.toHaveBeenCalled())
    stops.forEach((stop) => stop())
  })

  it('gives it what we loaded', () => {
    const { module } = loadModule()
    storeSections({ customer }, NOW, readAges())
    expect(module.set).toHaveBeenCalledWith('customer', customer)
    expect(localStorage.getItem(BLOB)).toBeNull()
  })

  it('reports what others changed once the module is done, but not our own changes', async () => {
    const { listeners } = loadModule()
    const onChange = vi.fn()
    const stop = onSectionsChanged(onChange)
    listeners.cart!()
    expect(onChange).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(onChange.mock.calls).toEqual([[['cart']]])
    storeSections({ customer }, NOW, readAges())
    listeners.customer!()
    await Promise.resolve()
    expect(onChange).toHaveBeenCalledOnce()
    listeners.customer!()
    await Promise.resolve()
    expect(onChange).toHaveBeenCalledTimes(2)
    stop()
    expect(listeners).toEqual({})
  })

  it('reports neither what we loaded nor, after that, its own answer to a change of ours', async () => {
    const { module, listeners } = loadModule()
    module.set.mockImplementation((name: string) => listeners[name]?.())
    module.reload.mockReturnValue(new Promise(() => {}))
    const onChange = vi.fn()
    const stop = onSectionsChanged(onChange)
    invalidateSections(['customer'])
    await vi.waitFor(() => expect(module.reload).toHaveBeenCalled())
    storeSections({ customer }, NOW, readAges())
    listeners.customer!()
    await Promise.resolve()
    expect(onChange).not.toHaveBeenCalled()
    listeners.customer!()
    await Promise.resolve()
    expect(onChange.mock.calls).toEqual([[['customer']]])
    stop()
  })

  it('uses no kept section when the server took the session cookie away', () => {
    localStorage.setItem(BLOB, JSON.stringify({ customer }))
    localStorage.setItem(AGES, JSON.stringify({ customer: NOW }))
    setIds({ customer: customer.data_id })
    setRequire(() => undefined, false)
    expect(readSection('customer', NOW)).toBeUndefined()
    writeCookie('mage-cache-sessid', 'true')
    expect(readSection('customer', NOW)).toEqual(customer)
  })

  it('is never made to load it', () => {
    const load = vi.fn()
    setRequire(load, false)
    invalidateSections(['cart'])
    expect(hostKind()).toBe('plain')
    expect(load).not.toHaveBeenCalled()
  })
})

describe('changes by others', () => {
  it('behind a page from memory may be anything', () => {
    storeSections({ customer }, NOW, readAges())
    const onChange = vi.fn()
    const stop = onSectionsChanged(onChange)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(onChange.mock.calls[0]![0]).toEqual(expect.arrayContaining(['customer', 'cart']))
    expect(onChange.mock.calls[0]![0]).not.toContain('messages')
    stop()
  })

  it('while the page was hidden are seen in the cookies', () => {
    const turn = pageTurner()
    const onChange = vi.fn()
    const stop = onSectionsChanged(onChange)
    turn('hidden')
    turn('visible')
    expect(onChange).not.toHaveBeenCalled()
    turn('hidden')
    setIds({ cart: 9 })
    turn('visible')
    turn('hidden')
    writeCookie('private_content_version', 'abc')
    turn('visible')
    expect(onChange.mock.calls).toEqual([[['cart']], [['cart', 'customer']]])
    stop()
  })

  it('that a hidden page has noticed are not reported again when it is shown', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const turn = pageTurner()
    const onChange = vi.fn()
    const stop = onSectionsChanged(onChange)
    turn('hidden')
    setIds({ cart: 9 })
    writeCookie('private_content_version', 'abc')
    const newValue = JSON.stringify({ cart: { data_id: 9 } })
    dispatchEvent(new StorageEvent('storage', { key: BLOB, oldValue: '{}', newValue }))
    vi.advanceTimersByTime(100)
    turn('visible')
    expect(onChange.mock.calls).toEqual([[['cart']]])
    stop()
  })

  it('by a theme with native events are reported, and such a theme reloads what we invalidate', () => {
    const onChange = vi.fn()
    const stop = onSectionsChanged(onChange)
    const reload = vi.fn()
    window.addEventListener('reload-customer-section-data', reload)
    const load = (data: unknown) =>
      window.dispatchEvent(new CustomEvent('private-content-loaded', { detail: { data } }))
    load({ cart: { data_id: 3 } })
    expect(onChange.mock.calls).toEqual([[['cart']]])
    expect(hostKind()).toBe('native')
    invalidateSections(['cart'])
    expect(reload).toHaveBeenCalledOnce()
    load({ cart: { data_id: 4 } })
    expect(onChange).toHaveBeenCalledOnce()
    expect(stored(STALE)).toEqual({})
    window.removeEventListener('reload-customer-section-data', reload)
    stop()
  })
})
