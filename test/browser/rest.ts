import { expect, type Page } from 'playwright/test'

const RESTLESS =
  '[data-widget]:not([data-widget-state]):not([data-mount="interaction"]), [data-widget-state="loading"], [aria-busy="true"]'

/**
 * Resolves when from now on no answer has come for `time` ms. Playwright's `networkidle` is of the page's load: it is
 * over, and says nothing of what was requested since.
 */
export async function whenQuiet(page: Page, time = 1000): Promise<void> {
  const from = await page.evaluate(() => performance.now())
  await page.waitForFunction(
    ([start, time]) => {
      const ends = performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
      return performance.now() - Math.max(start, ...ends) > time
    },
    [from, time] as const,
  )
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
