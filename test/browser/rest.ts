import { type BrowserContext, expect, type Page, type Request } from 'playwright/test'

const RESTLESS =
  '[data-widget]:not([data-widget-state], [data-mount="interaction"], details:not([open]) *), [data-widget-state="loading"], [aria-busy="true"]'

/** How long (ms) nothing may be under way: longer than the bundle puts a request off, which is half a second. */
const QUIET = 600

/** The requests of a context that are under way, and when the last one ended. */
interface Traffic {
  running: Set<Request>
  ended: number
}
const traffics = new WeakMap<BrowserContext, Traffic>()

/** Follows the requests of all pages of the context from now on. */
export function followTraffic(context: BrowserContext): void {
  const traffic: Traffic = { running: new Set(), ended: 0 }
  traffics.set(context, traffic)
  const end = (request: Request) => {
    traffic.running.delete(request)
    traffic.ended = Date.now()
  }
  context.on('request', (request) => traffic.running.add(request))
  context.on('requestfinished', end)
  context.on('requestfailed', end)
  // The requests of a page that is left are not all reported as failed.
  const leave = (page: Page) =>
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return
      for (const request of traffic.running)
        if (!request.isNavigationRequest() && request.frame() === frame) traffic.running.delete(request)
    })
  context.pages().forEach(leave)
  context.on('page', leave)
}

/**
 * Resolves when no request is under way, and none has been since this call for a while. Playwright's `networkidle` is of
 * the page's load: it is over, and says nothing of what was requested since.
 */
export async function whenQuiet(page: Page): Promise<void> {
  const traffic = traffics.get(page.context())!
  const start = Date.now()
  const isQuiet = () => !traffic.running.size && Date.now() - Math.max(start, traffic.ended) > QUIET
  do {
    await expect.poll(isQuiet, { intervals: [50], timeout: 30_000 }).toBe(true)
    // On a busy machine a page is late with its timers. All that are due run before this one, and they may send a request.
    await page.evaluate(() => new Promise((done) => setTimeout(done))).catch(() => undefined)
  } while (!isQuiet())
}

/** No request is running and no widget is loading or busy. */
async function expectRest(page: Page): Promise<void> {
  await whenQuiet(page)
  await expect(page.locator(RESTLESS)).toHaveCount(0)
}

/** Scrolls from top to bottom, so that every lazy part has loaded. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
      scrollTo(0, y)
      await frame()
    }
  })
  await expectRest(page)
}
