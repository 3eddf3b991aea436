import type { Page } from 'playwright/test'
import { addresses } from './addresses.ts'
import { chromiumArgs, findChromium } from './chromium.mjs'
import { expect, test } from './shop.ts'

const SEEN = 'returned from memory'

// These tests run with the back/forward cache, which Playwright disables by default.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** Lets the browser cache the page: Magento forbids it, the caches before it may not. */
const allowMemory = (page: Page) =>
  page.route('**/checkout', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } })
  })

/** How often this tab restored a page from the back/forward cache. */
const returns = (page: Page) => page.evaluate((key) => Number(sessionStorage.getItem(key)), SEEN)

for (const { title, address, currency } of [
  { title: 'PayPal Express Checkout', address: addresses.NL, currency: 'EUR' },
  { title: 'Card on our bank’s page', address: addresses.KW, currency: 'KWD' },
  { title: 'Klarna', address: addresses.NL, currency: 'EUR' },
]) {
  test(`Back from ${title}, which restores the page from the cache, shows the cart and a button that works`, async ({
    page,
    shop,
    checkout,
  }) => {
    await page.addInitScript((key) => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted && window === top)
          sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1))
      })
    }, SEEN)
    await allowMemory(page)
    await shop.reset({ items: [{ sku: 'NK-2' }], currency, country: address.country_id })
    await checkout.reachPayment(address)
    if (title === 'Klarna') await checkout.type(/Pay later/).click()
    else await checkout.choose(title)
    await checkout.review()
    await checkout.placeButton.click()
    await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
    await page.evaluate(() => history.back())
    await checkout.expectBackAtPayment()
    expect(await returns(page)).toBe(1)
    await expect(page.locator('[data-bezel-count]')).toHaveText('1')
    await checkout.payOtherwise()
    const { orders } = await shop.ledger()
    expect(orders.filter(({ state }) => state === 'placed')).toHaveLength(1)
  })
}
