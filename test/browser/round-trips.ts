import type { BrowserContext, Page } from 'playwright/test'

/** How much later (ms) every answer comes: longer than a slow machine draws, or what comes meanwhile counts as waited for. */
const DELAY = 400

/** The bundle's files, the page itself and calls of the shop; not pictures, fonts and what the theme loads. */
const COUNTED = /\/bezel\/|\/rest\/|\/checkout\/|\/oneday\/|\/customer\/section\//

export async function delayAnswers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => performance.setResourceTimingBufferSize(2000))
  await context.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY))
    await route.continue().catch(() => undefined)
  })
}

export interface Trips {
  /** How many requests had to follow one another before the selector was shown. */
  serial: number
  /** Milliseconds until it was shown. */
  shown: number
  /** Every request that was answered before, as `round path`: the first to look at when the number is too high. */
  log: string[]
}

/** Opens a page and counts until the selector is shown. The page itself is the first round trip. */
export async function tripsOfLoad(page: Page, path: string, selector: string): Promise<Trips> {
  await page.addInitScript(watch, [selector, 'bezel-test-shown'] as const)
  await page.goto(path, { waitUntil: 'commit' })
  return tripsBetween(page, 0, 'bezel-test-shown')
}

let actions = 0

/** Counts from an action of the shopper on the open page until the selector is shown, with another text than `before`. */
export async function tripsAfter(
  page: Page,
  action: () => Promise<unknown>,
  selector: string,
  before?: string,
): Promise<Trips> {
  const mark = `bezel-test-shown-${++actions}`
  const from = await page.evaluate(() => performance.now())
  await page.evaluate(watch, [selector, mark, before] as const)
  await action()
  return tripsBetween(page, from, mark)
}

/** Runs in the page: sets a mark in the first frame that shows the selector, with another text than `before`. */
function watch([selector, mark, before]: readonly [string, string, string?]) {
  const look = () => {
    const found = document.querySelector(selector)
    if (found?.checkVisibility() && found.textContent !== before) performance.mark(mark)
    else requestAnimationFrame(look)
  }
  look()
}

async function tripsBetween(page: Page, from: number, mark: string): Promise<Trips> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark)
  const { shown, entries } = await page.evaluate((name) => {
    const navigation = performance.getEntriesByType('navigation').map((entry) => ({
      url: location.href,
      start: 0,
      end: entry.responseStart,
    }))
    const resources = performance
      .getEntriesByType('resource')
      .map((entry) => ({ url: entry.name, start: entry.startTime, end: entry.responseEnd }))
    return {
      shown: performance.getEntriesByName(name)[0]!.startTime,
      entries: [...navigation, ...resources],
    }
  }, mark)
  const requests = entries
    .filter(({ url, start, end }) => COUNTED.test(url) && start >= from && end > 0 && end <= shown)
    .sort((one, other) => one.start - other.start)
  const rounds: { round: number; end: number; path: string }[] = []
  for (const { url, start, end } of requests) {
    const before = rounds.filter((other) => other.end <= start).map(({ round }) => round)
    rounds.push({ round: 1 + Math.max(0, ...before), end, path: new URL(url).pathname })
  }
  return {
    serial: Math.max(0, ...rounds.map(({ round }) => round)),
    shown: Math.round(shown - from),
    log: rounds.map(({ round, path }) => `${round} ${path}`),
  }
}
