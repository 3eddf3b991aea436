import { parseItems } from '#cart/rules/cart.ts'
import { parseTotals } from '#cart/rules/parse-totals.ts'
import { readObject, isObject, toList } from '#lib/json.ts'
import { observer, hostDocument } from '#dom/document.ts'
import { type PageConfig, ROUTES } from './config.ts'

/**
 * Members of an answer that are odd, by what a parser has made of it: `0.qty is no number`. They name no value, which may be
 * personal.
 */
export function oddMembers(raw: unknown, read: unknown, path = ''): string[] {
  const odd = (what: string) => [path ? `${path} ${what}` : what]
  const isMap = typeof raw === 'object' && raw !== null
  if (raw === undefined || raw === null) return []
  if (typeof read === 'number') return Number(raw) === read ? [] : odd('is no number')
  if (typeof read === 'string') return isMap ? odd('is no text') : []
  if (Array.isArray(read)) {
    if (!isMap) return odd('is no list')
    const rows = toList(raw)
    if (rows.length !== read.length) return odd(`has ${rows.length} rows, ${read.length} can be read`)
    return read.flatMap((row: unknown, index) => oddMembers(rows[index], row, member(path, index)))
  }
  if (!isObject(read)) return []
  const members = readObject(raw)
  return Object.entries(read).flatMap(([name, value]) => oddMembers(members[name], value, member(path, name)))
}

const member = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name))

type Log = (message: string) => void

/** The event that a marker waits for before it begins, by its `data-mount`. */
const CONDITIONS: Record<string, (marker: HTMLElement) => string> = {
  idle: () => 'the page to be idle',
  visible: () => 'being scrolled into view',
  interaction: ({ dataset }) =>
    `a pointer, key or click on it${dataset.trigger ? ` or on ${dataset.trigger}` : ''}`,
  media: ({ dataset }) => `the window to be ${dataset.mountMedia}`,
  manual: () => 'Bezel.mount(marker)',
}

const SLOW = 2000

function stateOf(marker: HTMLElement): string {
  const { widgetState, mount = 'load' } = marker.dataset
  if (widgetState === 'loading') return 'waits for its files'
  if (widgetState) return `is ${widgetState}`
  return `waits for ${CONDITIONS[mount]?.(marker) ?? 'the loader'}`
}

/** Logs for every marker, now and whenever that changes, its state or what it waits for. */
export function logMarkers(log: Log): () => void {
  const logged = new WeakMap<HTMLElement, string>()
  const check = () => {
    for (const marker of hostDocument.querySelectorAll<HTMLElement>('[data-widget]')) {
      const state = stateOf(marker)
      if (logged.get(marker) === state) continue
      logged.set(marker, state)
      log(`${marker.dataset.widget} ${state}`)
    }
  }
  const changes = observer(check)
  const attributeFilter = ['data-widget', 'data-widget-state', 'data-mount']
  changes?.observe(document, { subtree: true, childList: true, attributeFilter })
  check()
  return () => changes?.disconnect()
}

/**
 * Logs the routes that are not below the base URL, or whose path is Magento's behind something else than the
 * base URL. If the shop has store codes in its URLs, it would go on there in another store view, with another
 * language and currency.
 */
export function logForeignRoutes({ baseUrl, routes }: Pick<PageConfig, 'baseUrl' | 'routes'>, log: Log) {
  for (const [name, path] of Object.entries(ROUTES)) {
    const { origin, pathname } = new URL(routes[name as keyof typeof ROUTES]!, self.origin)
    const root = pathname.endsWith(path) ? `${pathname.slice(0, -path.length)}/` : pathname
    const isOfStore = pathname.endsWith(path) ? root === baseUrl : root.startsWith(baseUrl)
    if (origin !== self.origin || isOfStore) continue
    log(
      `the route ${name}, ${pathname}, does not belong to the base URL ${baseUrl}: it may be another store view's`,
    )
  }
}

/** Readers that find odd members in an answer, by the end of its path. */
const READERS: [path: RegExp, read: (answer: unknown) => string[]][] = [
  [/\/checkout\/cart\/items$/, (items) => oddMembers(items, parseItems(items))],
  [/\/totals$/, (totals) => oddMembers(totals, parseTotals(totals))],
  [/\/checkout\/config\/data$/, oddConfig],
]

function oddConfig(answer: unknown): string[] {
  const { quoteItemData: items, totalsData: totals } = readObject(answer)
  return [
    ...oddMembers(items, parseItems(items), 'quoteItemData'),
    ...oddMembers(totals, parseTotals(totals), 'totalsData'),
  ]
}

/** Logs what in the cart's answers is shown as if it were absent, because it is not what it should be. */
async function logOdd(request: string, response: Response, log: Log) {
  const read = READERS.find(([path]) => path.test(request))?.[1]
  const answer: unknown = read && (await response.json().catch(() => undefined))
  for (const odd of read?.(answer) ?? []) log(`${request}: ${odd}`)
}

/** Logs which requests of the page have no response after two seconds, which failed, and what in answers is odd. */
export function logRequests(log: Log): () => void {
  const { fetch } = window
  const watched: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, hostDocument.baseURI)
    const request = `${init?.method ?? (input instanceof Request ? input.method : 'GET')} ${pathname}`
    const timer = setTimeout(() => log(`${request} has not been answered for 2 s`), SLOW)
    try {
      const response = await fetch(input, init)
      if (!response.ok) log(`${request} was answered ${response.status}`)
      else void logOdd(request, response.clone(), log)
      return response
    } catch (error) {
      log(`${request} was not answered`)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
  window.fetch = watched
  return () => {
    if (window.fetch === watched) window.fetch = fetch
  }
}
