// `npm run faults` makes a purchase with each of its calls failing in every way. Then each file that is fetched later is
// missing, or changed by a byte, one at a time. It prints a table of what the shopper is told.
import { readFileSync } from 'node:fs'
import { changed } from '../browser/damage.ts'
import { chromium, type Browser, type Page, type Request } from 'playwright'
import { chromiumArgs, findShell } from '../browser/chromium.mjs'
import { openShop } from '../bench/shop.mjs'
import { Shop } from '../browser/shop.ts'
import { Shopper, type Trouble } from './shopper.ts'

const FAULTS = {
  status: '500',
  html: 'html-200',
  shape: { kind: 'wrong-shape', body: [{ nothing: 'expected' }] },
  socket: 'abort',
  hang: 'hang',
} as const

const SHOPPERS = { guest: undefined, customer: 'bea@example.com' } as const
type Kind = keyof typeof SHOPPERS

interface Result {
  troubles: Trouble[]
  orders: number
  problems: string[]
}

/** Documents and files, which a browser itself asks for, and what the provider's library does. */
const PAGES =
  /^GET \/(checkout(\/onepage\/success)?|static\/.*|bezel\/.*|media\/.*|favicon.*)?$|\/checkoutshopper\//

/** A file of the build that no widget needs at once. */
const { widgets, files: built } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as {
  widgets: Record<string, { chunks: string[] }>
  files: Record<string, { name?: string } | undefined>
}
const atOnce = new Set([
  'loader.js',
  'count-snippet.js',
  ...Object.values(widgets).flatMap(({ chunks }) => chunks),
])
const isLater = (file: string) => file in built && /\.(js|css)$/.test(file) && !atOnce.has(file)
const fileOf = (url: string) => new URL(url).pathname.replace(/^\/bezel\/[^/]+\//, '')

const WORKERS = Number(process.env.BEZEL_WORKERS ?? 2)
const [only = ''] = process.argv.slice(2)

async function purchase(
  browser: Browser,
  origin: string,
  kind: Kind,
  mood?: { match: string; fault: unknown },
  damaged?: { file: string; isMissing: boolean },
) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 664 } })
  // tsx names the functions it compiles, also one that runs in the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  await page.clock.install()
  if (mood?.fault === FAULTS.hang) endHangs(page, mood.match)
  const shop = new Shop(page)
  const problems: string[] = []
  context.on('weberror', (error) => problems.push(`uncaught ${error.error().message}`))
  await shop.reset({ items: [{ sku: 'NK-2' }], customer: SHOPPERS[kind] })
  if (mood) await shop.injectFault(mood)
  const files = new Set<string>()
  page.on('request', (request) => files.add(fileOf(request.url())))
  const isDamaged = (url: URL) => fileOf(url.href) === damaged?.file
  if (damaged)
    await page.route(isDamaged, (route) =>
      route.fulfill(damaged.isMissing ? { status: 404 } : changed(damaged.file)),
    )
  const shopper = new Shopper(page, kind === 'customer', async () => {
    await shop.clearFaults()
    await page.unroute(isDamaged)
  })
  await shopper.buy().catch((error: unknown) => problems.push(String(error).split('\n')[0]!))
  const { orders, requests } = await shop.ledger()
  await context.close()
  for (const { said, isInView, distance } of shopper.troubles) {
    // Without a press it stands where what is missing belongs.
    if (distance === undefined) continue
    if (!isInView) problems.push(`out of view: ${said}`)
    if (distance > 200) problems.push(`${distance} px away: ${said}`)
  }
  const placed = orders.filter(({ state }) => state === 'placed').length
  if (placed !== 1) problems.push(`${placed} orders`)
  return {
    result: { troubles: shopper.troubles, orders: placed, problems } satisfies Result,
    requests,
    files,
  }
}

/** Longer than the time limit of any call. */
const LONGEST = 61_000

/** A call that hangs comes to its time limit at once: the page's clock goes on once nothing else is under way. */
function endHangs(page: Page, call: string) {
  const others = new Set<Request>()
  const hanging = new Set<Request>()
  const isHanging = (request: Request) =>
    patternOf({ method: request.method(), path: new URL(request.url()).pathname }) === call
  page.on('request', (request) => (isHanging(request) ? hanging : others).add(request))
  const end = (request: Request) => void (others.delete(request) || hanging.delete(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  page.on('request', async (request) => {
    if (!isHanging(request)) return
    for (let still = 0; still < 10; still += others.size ? -still : 1) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      if (!hanging.has(request) || page.isClosed()) return
    }
    await page.clock.fastForward(LONGEST).catch(() => undefined)
  })
}

/** A call with the ids of carts and orders left out. */
const patternOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.split('?')[0]!.replace(/\/(guest-carts|orders?)\/[^/]+/, '/$1/*')}`

const { origin, close } = await openShop()
const browser = await chromium.launch({ executablePath: findShell(), args: chromiumArgs })
let bad = 0
try {
  const runs: { kind: Kind; call: string; name: keyof typeof FAULTS | 'missing' | 'changed' }[] = []
  for (const kind of Object.keys(SHOPPERS) as Kind[]) {
    const { result, requests, files } = await purchase(browser, origin, kind)
    if (result.problems.length) throw new Error(`a ${kind} without a fault: ${result.problems.join('; ')}`)
    const calls = requests.map(patternOf).filter((call) => !PAGES.test(call))
    for (const name of Object.keys(FAULTS) as (keyof typeof FAULTS)[])
      for (const call of new Set(calls)) runs.push({ kind, call, name })
    for (const call of [...files].filter(isLater))
      for (const name of ['missing', 'changed'] as const) runs.push({ kind, call, name })
  }
  const wanted = runs.filter(({ kind, call, name }) => `${kind} ${call} ${name}`.includes(only))
  console.log(`${wanted.length} purchases`)
  const work = async () => {
    for (let run = wanted.shift(); run; run = wanted.shift()) {
      const { kind, call, name } = run
      const { result } = await (name === 'missing' || name === 'changed'
        ? purchase(browser, origin, kind, undefined, { file: call, isMissing: name === 'missing' })
        : purchase(browser, origin, kind, { match: call, fault: FAULTS[name] }))
      const said = result.troubles.map((each) => `${each.at}: ${each.said}`).join(' / ') || '–'
      if (result.problems.length) bad += 1
      console.log(
        [
          result.problems.length ? 'BAD ' : 'good',
          kind,
          built[call]?.name ?? call,
          name,
          said,
          ...result.problems,
        ].join(' | '),
      )
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
} finally {
  await browser.close()
  close()
}
console.log(bad ? `${bad} bad` : 'all good')
process.exitCode = bad ? 1 : 0
