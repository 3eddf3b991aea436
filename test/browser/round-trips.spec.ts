import { delayAnswers, type Trips, tripsAfter, tripsOfLoad, whenQuiet } from './round-trips'
import { expect, test } from './shop'

// How often the shopper waits for the network in turn.

const ITEM = '.bzl-item'
const DRAWER_ITEM = `.bzl-cart-drawer__dialog ${ITEM}`

test.beforeEach(async ({ shop, context }) => {
  await shop.reset({
    items: Array.from({ length: 5 }, (_, at) => ({ sku: 'NN-1', options: { 5: `Name ${at}`, 6: '22' } })),
  })
  await delayAnswers(context)
})

const expectAtMost = (limit: number, { serial, log }: Trips) =>
  expect(serial, log.join('\n')).toBeLessThanOrEqual(limit)

test('shows the cart after the page, the loader and what it requests', async ({ page }) => {
  expectAtMost(5, await tripsOfLoad(page, '/checkout/cart', `[data-widget=cart] ${ITEM}`))
})

test('opens the drawer with its items after a click that comes without a hover', async ({ page }) => {
  await page.goto('/')
  await whenQuiet(page)
  const click = () => page.locator('#minicart').evaluate((link) => (link as HTMLElement).click())
  expectAtMost(4, await tripsAfter(page, click, DRAWER_ITEM))
})
