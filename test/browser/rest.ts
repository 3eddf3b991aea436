import { expect, type Page } from 'playwright/test'

const RESTLESS =
  '[data-widget]:not([data-widget-state]):not([data-mount="interaction"]), [data-widget-state="loading"], [aria-busy="true"]'

/** No request is running and no widget is loading or busy. */
async function expectRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
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
