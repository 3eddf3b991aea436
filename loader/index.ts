import type { Bezel } from './bezel'
import { fetchModule } from './registry'
import type * as shop from '../src/bezel'
import { follow, mountAt, scan, unmountAt } from './scan'

/** Put here by the build. */
declare const __BEZEL_VERSION__: string

type Shop = typeof shop
type Waiting = (bezel: Bezel) => void

/** What the page had before: nothing, functions that wait for us, or the first copy of this loader. */
const before = self.Bezel as Partial<Bezel & Waiting[]> | undefined

if (before?.scan) void before.scan()
else {
  // While the page is being read in, a marker may be there before what it holds.
  const parsed = new Promise<unknown>((done) => {
    if (document.readyState == 'loading') addEventListener('DOMContentLoaded', done)
    else done(0)
  })

  const own: Omit<Bezel, keyof Shop> = {
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
      void parsed.then(() => fn(bezel))
    },
  }
  const bezel = own as typeof own & Shop satisfies Bezel
  const late = own as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>
  for (const name of 'openCart getCart updateCart confirm notify setCurrency consent'.split(' '))
    late[name] = async (...args) => ((await fetchModule('bezel.js')) as typeof late)[name]!(...args)

  self.Bezel = bezel
  before?.forEach?.(bezel.push)
}
