import { MessageChannel } from 'node:worker_threads'
import { configure } from '@testing-library/dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { readStylesQuickly } from './quick-styles.ts'
import { Locks } from './safety/locks.ts'
import { renewStores } from './stores.ts'
import { endTimers } from './timers.ts'

/** How long to wait for something to show (ms): long, so that a busy machine fails no test. */
const PATIENCE = Number(process.env.BEZEL_PATIENCE ?? 15_000)

configure({ asyncUtilTimeout: PATIENCE })
const { waitFor } = vi
vi.waitFor = (check, options = { timeout: PATIENCE, interval: 5 }) => waitFor(check, options)

vi.mock('nanostores', async (importOriginal) => {
  const { recordStores } = await import('./stores.ts')
  return recordStores(await importOriginal())
})

/** Every test is a visit to a page of its own. */
afterEach(() => {
  renewStores()
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})

/** Answers what does not go by `fetch`, where tests have their shop: preloads. */
const { happyDOM } = globalThis as { happyDOM?: { settings: { fetch: { interceptor: object } } } }
if (happyDOM) happyDOM.settings.fetch.interceptor = { beforeAsyncRequest: async () => new Response('{}') }

if (typeof window !== 'undefined') readStylesQuickly()

/** Adds what browsers have and happy-dom does not. */
globalThis.MessageChannel ??= MessageChannel as never
if (typeof HTMLElement !== 'undefined')
  Object.defineProperty(HTMLElement.prototype, 'translate', {
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute('translate') !== 'no'
    },
    set(this: HTMLElement, isTranslated: boolean) {
      this.setAttribute('translate', isTranslated ? 'yes' : 'no')
    },
  })
beforeEach(() => {
  if (typeof navigator === 'undefined') return
  const locks = new Locks().ofPage({ is: true })
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
})
// Without it the code waits two seconds.
globalThis.requestIdleCallback ??= (fn) =>
  Number(setTimeout(fn, 0, { didTimeout: false, timeRemaining: () => 50 }))
globalThis.cancelIdleCallback ??= (handle) => clearTimeout(handle)

// It keeps the origin of the page it begins with, which has none.
if (typeof location !== 'undefined')
  Object.defineProperty(globalThis, 'origin', { get: () => location.origin, configurable: true })

afterEach(endTimers)
