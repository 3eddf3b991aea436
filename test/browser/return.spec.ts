import { chromium, type Page } from 'playwright/test'
import { chromiumArgs, findChromium } from './chromium.mjs'
import { recordFrames, recordedFrames } from './frames.ts'
import { expect, Shop, test as base } from './shop.ts'

/** Playwright switches the back/forward cache off; here it is on. */
const test = base.extend({
  page: async ({ baseURL, viewport, launchOptions }, use) => {
    const browser = await chromium.launch({
      ...launchOptions,
      executablePath: findChromium(),
      args: chromiumArgs,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const context = await browser.newContext({ baseURL, viewport })
    await use(await context.newPage())
    await browser.close()
  },
})

/** Goes back to a page that the browser has kept in memory. */
async function goBackInMemory(page: Page): Promise<void> {
  const returned = page.evaluate(() => history.back()).catch(() => undefined)
  await returned
  await page.waitForFunction(() => self.isBack_ === true)
}

declare global {
  interface Window {
    isBack_?: boolean
  }
}

test('a page from memory shows the current cart in its first frame', async ({ page, drawer, cart }) => {
  const shop = new Shop(page)
  await shop.reset({ items: [{ sku: 'NK-2', qty: 1 }] })
  await recordFrames(page.context())
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      self.isBack_ = persisted
      if (persisted) self.frames_.length = 0
    }),
  )
  await cart.open()
  await expect(cart.quantity(cart.items)).toHaveValue('1')
  await page.waitForLoadState('networkidle')

  await page.goto('/care-guide')
  await drawer.open()
  await drawer.more(drawer.items).click()
  await expect(drawer.total).toHaveText('$128.00')
  await page.waitForFunction(() => {
    const { cart } = JSON.parse(localStorage['mage-cache-storage']) as { cart?: { summary_count: number } }
    return cart?.summary_count === 2
  })

  // The shop's answer is late, so that what is seen comes from the storefront's cache.
  await page.route('**/checkout/c*/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await goBackInMemory(page)
  await expect(cart.quantity(cart.items)).toHaveValue('2')
  await expect(cart.total).toHaveText('$128.00')
  const frames = await recordedFrames(page)
  expect([...new Set(frames.map(({ count }) => count))]).toEqual(['2'])
  expect([...new Set(frames.map(({ prices }) => prices.join()))]).toEqual(['$128.00'])
  expect(await page.locator('.bzl-skeleton').count()).toBe(0)
})
