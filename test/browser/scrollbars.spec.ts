import { chromiumArgs, findChromium } from './chromium.mjs'
import { expect, test } from './shop.ts'

/** Scrollbars that take room, which the browser of the tests hides otherwise. */
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

const PAGES = [
  '/',
  '/moon-pendant.html',
  '/checkout/cart',
  '/checkout',
  '/customer/account',
  '/wishlist',
  '/widgets',
]

test('a scrollbar leaves each page as wide as its window', async ({ page, shop }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  for (const path of PAGES) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const widths = () =>
      page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement
        return { room: innerWidth - clientWidth, over: scrollWidth - clientWidth }
      })
    await expect.poll(async () => (await widths()).room, `the scrollbar of ${path}`).toBeGreaterThan(0)
    expect.soft((await widths()).over, path).toBe(0)
  }
})
