import { configure } from '@testing-library/dom'
import { afterAll, afterEach, vi } from 'vitest'
import { renewStores } from './stores'

/** How long something may take to show (ms). A busy machine is not a fault of the shop. */
const PATIENCE = 15_000

configure({ asyncUtilTimeout: PATIENCE })
const { waitFor } = vi
vi.waitFor = (check, options = PATIENCE) => waitFor(check, options)

vi.mock('nanostores', async (importOriginal) => {
  const { recordStores } = await import('./stores')
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

/** A store goes to sleep a second after its last listener. The page of a test file is gone by then, so the file's timers end with it. */
const left = new Set<ReturnType<typeof setTimeout>>()
const begin = globalThis.setTimeout
globalThis.setTimeout = Object.assign((...given: Parameters<typeof setTimeout>) => {
  const timer = begin(...given)
  left.add(timer)
  return timer
}, begin)
afterAll(() => left.forEach((timer) => clearTimeout(timer)))
