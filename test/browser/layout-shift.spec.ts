import { addresses } from './addresses.ts'
import { recordShifts, takeShifts } from './layout-shifts.ts'
import { readThrough, whenQuiet } from './rest.ts'
import { expect, test } from './shop.ts'
import { soakUnless } from './soak.ts'

const CART = [{ sku: 'NK-2' }, { sku: 'GV-50' }]

/** A cart of items with options, which take more room than is kept for what lies far below. */
const LONG_CART = Array.from({ length: 30 }, (_, at) => ({
  sku: 'NN-1',
  options: { 5: `Name ${at}`, 6: '22' },
}))

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'a product', path: '/moon-pendant.html' },
  { name: 'a product with wallets', path: '/moon-pendant.html', settings: { wallets: 'all' } },
  { name: 'a voucher', path: '/gift-voucher.html' },
  { name: 'the empty cart', path: '/checkout/cart', items: [] },
  { name: 'the cart', path: '/checkout/cart' },
  { name: 'a long cart', path: '/checkout/cart', items: LONG_CART },
  { name: 'the empty checkout', path: '/checkout', items: [] },
  { name: 'the checkout', path: '/checkout' },
  { name: 'a customer’s checkout', path: '/checkout', customer: 'ann@example.com' },
  { name: 'a refused payment', path: '/checkout/onepage/result?resultCode=Refused' },
  { name: 'the account', path: '/customer/account', customer: 'ann@example.com' },
  { name: 'login', path: '/customer/account/login' },
  { name: 'the wish list', path: '/wishlist' },
  { name: 'the care guide', path: '/care-guide' },
  { name: 'shipping and returns', path: '/shipping-returns' },
  { name: 'the widget gallery', path: '/widgets' },
]

/** Shifts by web fonts are the theme's matter: here no font loads. */
test.beforeEach(async ({ context }) => {
  await context.route('**/*.woff2', (route) => route.abort())
  await recordShifts(context)
})

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px there are no layout shifts`, () => {
    test.use({ viewport })

    for (const { name, path, items = CART, customer, settings } of PAGES) {
      // A phone's pages are read on a slow connection below; `npm test` has two that are not.
      const isUsual = viewport.width > 390 || name === 'the cart' || name === 'the checkout'
      test(`on ${name}`, soakUnless(isUsual), async ({ page, shop }) => {
        await shop.reset({ items, customer, settings })
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await readThrough(page)
        expect(await takeShifts(page)).toEqual([])
      })
    }

    test('while the drawer opens and shows the cart', async ({ page, shop, drawer }) => {
      await shop.reset({ items: CART })
      await page.goto('/')
      await drawer.open()
      await expect(drawer.items).toHaveCount(2)
      await expect(drawer.total).toHaveText(/\d/)
      await whenQuiet(page)
      await expect(drawer.dialog.locator('[aria-busy="true"]')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(drawer.dialog).toBeHidden()
      expect(await takeShifts(page)).toEqual([])
    })

    test('on success', async ({ page, shop, checkout }) => {
      await shop.reset({ items: CART })
      await checkout.reachReview(addresses.US)
      await checkout.placeButton.click()
      await checkout.expectSuccess()
      await whenQuiet(page)
      await readThrough(page)
      expect(await takeShifts(page)).toEqual([])
    })
  })
}

test.describe('on a slow connection there are no layout shifts', () => {
  test.use({ viewport: SIZES[0]! })
  test.slow()

  for (const { name, path, items = CART, customer, settings } of PAGES) {
    test(`on ${name}`, async ({ page, context, shop }) => {
      await shop.reset({ items, customer, settings })
      const line = await context.newCDPSession(page)
      const speed = { downloadThroughput: 150_000, uploadThroughput: 60_000, latency: 300 }
      await line.send('Network.emulateNetworkConditions', { offline: false, ...speed })
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await readThrough(page)
      expect(await takeShifts(page)).toEqual([])
    })
  }
})
