import { type BrowserContext, type Page } from 'playwright/test'
import { CartPage } from './cart-page.ts'
import { recordFrames, recordedFrames } from './frames.ts'
import { recordShifts, takeShifts } from './layout-shifts.ts'
import { expect, type Shop, test } from './shop.ts'

/** `FIRST_FRAME_LOADS=200` for the long run. */
const LOADS = Number(process.env.FIRST_FRAME_LOADS ?? 20)

const PAGES = ['/', '/moon-pendant.html', '/checkout/cart', '/care-guide', '/checkout']

const ITEMS = [
  { sku: 'NK-2', qty: 2 },
  { sku: 'NN-1', options: { 5: 'Ann & Bo', 6: '22' } },
]

/** Shifts by web fonts are the theme's matter: here no font loads. */
test.beforeEach(({ context }) => context.route('**/*.woff2', (route) => route.abort()))

/** Leaves a shopper whose storefront has cached the cart's section. */
async function warmCache(page: Page, shop: Shop, items: object[] = ITEMS): Promise<void> {
  await shop.reset({ items: items as [] })
  const cart = new CartPage(page)
  await cart.open()
  await expect(cart.items).toHaveCount(items.length)
  await page.waitForFunction(() => 'cart' in JSON.parse(localStorage.getItem('mage-cache-storage') ?? '{}'))
}

/** Pages come as from a cache of whole pages, which knows no visitor's cart. */
async function servePagesWithoutCount(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => PAGES.includes(url.pathname),
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/(data-bezel-count)[^>]*>\d*</, '$1>0<')
      await route.fulfill({ response, body })
    },
  )
}

test('every frame of every page shows the cart’s count, and nothing moves', async ({
  page,
  shop,
  context,
}) => {
  test.setTimeout(60_000 + LOADS * 5000)
  await warmCache(page, shop)
  await servePagesWithoutCount(context)
  await recordFrames(context)
  await recordShifts(context)
  for (let load = 0; load < LOADS; load += 1) {
    await page.goto(PAGES[load % PAGES.length]!)
    await page.waitForLoadState('networkidle')
    const counts = (await recordedFrames(page)).map(({ count }) => count)
    expect(counts.length, 'frames').toBeGreaterThan(0)
    expect([...new Set(counts)], `load ${load}, ${page.url()}`).toEqual(['3'])
    expect(await takeShifts(page), `load ${load}, ${page.url()}`).toEqual([])
  }
})

test('the drawer shows the items in the frame after the press', async ({ page, shop, context, drawer }) => {
  await warmCache(page, shop)
  await recordFrames(context)
  await recordShifts(context)
  // The shop answers much later.
  await context.route('**/checkout/config/data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/')
  await page.locator('#minicart').hover()
  await expect(page.locator('[data-widget="cart-drawer"]')).toHaveAttribute('data-widget-state', 'ready')
  await page.waitForLoadState('networkidle')
  await page.locator('#minicart').click()
  await expect(drawer.items).toHaveCount(2)
  const frames = await recordedFrames(page)
  const afterPress = frames.slice(frames.findIndex(({ isPressed }) => isPressed))
  expect(afterPress[0]).toMatchObject({
    names: ['Moon Pendant', 'Name Necklace'],
    prices: ['$128.00', '$50.00'],
  })
  await expect(drawer.checkout).toBeVisible()
  await expect(drawer.total).toHaveText(/\d/)
  expect(await takeShifts(page)).toEqual([])
})

test('the first prices wait for no number format of the browser, the first of which is slow', async ({
  page,
  shop,
  cart,
}) => {
  await page.addInitScript(() => {
    const made: string[] = (window.numberFormats = [])
    Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
      construct(native, options) {
        made.push(JSON.stringify(options))
        return Reflect.construct(native, options) as Intl.NumberFormat
      },
    })
  })
  await shop.reset({ items: ITEMS })
  await cart.open()
  await expect(cart.items.first()).toContainText('$')
  await expect(cart.items.filter({ hasText: 'days to make' })).toHaveCount(1)
  expect(await page.evaluate(() => window.numberFormats)).toEqual([])
})

declare global {
  interface Window {
    numberFormats: string[]
  }
}
