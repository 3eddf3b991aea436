import type { Bezel } from './bezel'
import { fetchModule } from './modules'
import { needs } from './requests'
import type * as shop from '../src/bezel'
import { watchMarkers, mountAt, scan, unmountAt } from './islands'

/** Put here by the build. */
declare const __BEZEL_VERSION__: string

type Shop = typeof shop
type LoadedShop = Record<string, (...args: unknown[]) => Promise<unknown>>
type Queued = (bezel: Bezel) => void

/** What the page has put there: nothing, queued functions, or the API of an earlier copy of this loader. */
const before = self.Bezel as Partial<Bezel & Queued[]> | undefined

if (before?.scan) void before.scan()
else {
  // While the page is parsed, a marker may exist before its content.
  const parsed = new Promise<Event | void>((done) => {
    if (document.readyState == 'loading') addEventListener('DOMContentLoaded', done)
    else done()
  })

  const own: Omit<Bezel, keyof Shop> & Partial<Shop> = {
    version: __BEZEL_VERSION__,
    ready: parsed.then(watchMarkers),
    scan: (root) => parsed.then(() => scan(root)),
    mount: mountAt,
    unmount: unmountAt,
    on(type: string, fn: unknown) {
      addEventListener(type, fn as EventListener)
      return () => removeEventListener(type, fn as EventListener)
    },
    push(fn) {
      void parsed.then(() => fn(own as Bezel))
    },
  }
  // One import at a time: of two, the later one may resolve first, and calls have to keep their order. The class of a
  // `BezelError` is in the file that did not come.
  let shop: Promise<unknown> | 0 | undefined
  for (const name of needs.bezel!)
    (own as Record<string, unknown>)[name] = async (...args: unknown[]) => {
      const loaded = await (shop ||= fetchModule('bezel').catch((error: object) => {
        shop = 0
        throw Object.assign(error, { name: 'BezelError', code: 'unreachable' })
      }))
      return (loaded as LoadedShop)[name]!(...args)
    }

  self.Bezel = own as Bezel
  before?.forEach?.(own.push)
}
