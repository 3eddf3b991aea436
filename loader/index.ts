import type { Bezel } from './bezel'
import { fetchModule } from './registry'
import type * as shop from '../src/bezel'
import { follow, mountAt, scan, unmountAt } from './scan'

/** Put here by the build. */
declare const __BEZEL_VERSION__: string

type Shop = typeof shop
type Late = Record<string, (...args: unknown[]) => Promise<unknown>>
type Waiting = (bezel: Bezel) => void

/** What the page had before: nothing, functions that wait for us, or the first copy of this loader. */
const before = self.Bezel as Partial<Bezel & Waiting[]> | undefined

if (before?.scan) void before.scan()
else {
  // While the page is being read in, a marker may be there before what it holds.
  const parsed = new Promise<Event | void>((done) => {
    if (document.readyState == 'loading') addEventListener('DOMContentLoaded', done)
    else done()
  })

  const own: Omit<Bezel, keyof Shop> & Partial<Shop> = {
    version: __BEZEL_VERSION__,
    ready: parsed.then(follow),
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
  // Asked for once at a time: of two imports a browser may answer the later one first.
  let shop: Promise<unknown> | 0 | undefined
  for (const name of 'openCart getCart updateCart confirm notify setCurrency consent'.split(' '))
    (own as Record<string, unknown>)[name] = async (...args: unknown[]) =>
      ((await (shop ||= fetchModule('bezel.js').finally(() => (shop = 0)))) as Late)[name]!(...args)

  self.Bezel = own as Bezel
  before?.forEach?.(own.push)
}
