import needs from 'bezel:needs'
import { version } from '../package.json'
import type * as shopFunctions from '#bezel.ts'
import type { Bezel } from '#public/bezel.d.ts'
import { mountAt, scan, unmountAt, watchMarkers } from './islands.ts'
import { fetchModule } from './modules.ts'

type Shop = typeof shopFunctions
type LoadedShop = Record<string, (...args: unknown[]) => Promise<unknown>>
/** The types of events that the page listens for, as keys. Debug mode compares them with those there are. */
interface Heard {
  heard: Record<string, unknown>
}
type Queued = (bezel: Bezel) => void

/** The page's own value: nothing, queued functions, or the API of an earlier copy of this loader. */
const before = self.Bezel as Partial<Bezel & Queued[]> | undefined

if (before?.scan) void before.scan()
else start()

function start(): void {
  // While the page is parsed, a marker may exist before its content. A script of the page may swallow the first event.
  const parsed = new Promise<Event | void>((resolve) => {
    if (document.readyState !== 'loading') resolve()
    for (const type of ['DOMContentLoaded', 'load', 'pageshow']) addEventListener(type, resolve)
  })

  const own: Omit<Bezel, keyof Shop> & Partial<Shop> & Heard = {
    version,
    ready: parsed.then(watchMarkers),
    scan: (root) => parsed.then(() => scan(root)),
    mount: mountAt,
    unmount: unmountAt,
    heard: {},
    on(type: string, fn: unknown) {
      own.heard[type] = addEventListener(type, fn as EventListener)
      return () => removeEventListener(type, fn as EventListener)
    },
    push(fn) {
      void parsed.then(() => fn(own as Bezel))
    },
  }
  self.Bezel = Object.assign(own, functionsOfShop()) as Bezel
  before?.forEach?.(own.push)
}

/**
 * The functions of `src/bezel.ts`, whose code is fetched with the first call. There is one import at a time: of two, the
 * later one may resolve first, and calls have to keep their order.
 */
function functionsOfShop() {
  let shop: Promise<LoadedShop> | undefined
  const load = () =>
    (shop ??= (fetchModule('bezel.js') as Promise<LoadedShop>).catch((error: object) => {
      shop = undefined
      // The class of a `BezelError` is in the file that did not come.
      throw Object.assign(error, { name: 'BezelError', code: 'unreachable' })
    }))
  return Object.fromEntries(
    needs.api.map((name) => [name, async (...args: unknown[]) => (await load())[name]!(...args)]),
  )
}
