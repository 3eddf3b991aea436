import { cards } from './checkout.ts'
import { DiscountsPage } from './discounts-page.ts'
import { expect, test } from './shop.ts'
import { buyAsGuest, CANARY, EMAIL, collectAnalytics, marketingEvents } from './tracking-page.ts'

const COUPON = 'WELCOME5'
const GIFT_CARD = 'ABCD1234EFGH'
const OLD_GIFT_CARD = 'PAST2020GIFT'

test('personal data is in no event, URL, storage or console line', async ({ page, shop }) => {
  const analytics = await collectAnalytics(page, true)
  const lines: string[] = []
  const urls: string[] = []
  page.on('console', (line) => lines.push(line.text()))
  page.on('request', (request) => urls.push(request.url()))
  // A gift card's code is in the path of its own call (wire: gift-card) and nowhere else.
  const isOwnCall = (url: string) => /\/mpgiftcard\/\w+$/.test(url)
  await shop.reset({ country: 'US' })
  await shop.addFromProductPage('moon-pendant')
  // Where this page is left before, it opens on the next one with a form.
  await expect(page.locator('.bzl-cart-drawer__dialog')).toBeVisible()
  await page.evaluate((coupon_code) => {
    const body = new URLSearchParams({ coupon_code, remove: '0', form_key: 'FormKeyOfAPage16' })
    return fetch('/checkout/cart/couponPost', {
      method: 'POST',
      body,
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    })
  }, COUPON)
  const cart = new DiscountsPage(page, shop)
  await cart.open()
  await cart.enter('gift-card', OLD_GIFT_CARD)
  await expect(cart.error).toContainText(OLD_GIFT_CARD)
  await cart.enter('gift-card', GIFT_CARD)
  await expect(cart.button('gift-card.remove', { code: 'ABCD••••EFGH' })).toBeVisible()
  await buyAsGuest(page, shop)
  await expect.poll(() => analytics.events.at(-1)?.event).toBe('purchase')
  expect(analytics.events.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['coupon', 'error_shown']),
  )
  // Form fields are kept for a reload, and removed after the order.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('bezel-checkout')

  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  const sinks = [
    JSON.stringify(analytics),
    JSON.stringify(await marketingEvents(shop)),
    ...lines,
    ...urls.filter((url) => !isOwnCall(url)),
    stored,
  ].join('\n')
  for (const canary of [...Object.values(CANARY), EMAIL, COUPON, GIFT_CARD, OLD_GIFT_CARD, cards.good]) {
    expect(sinks).not.toContain(canary)
    expect(sinks).not.toContain(encodeURIComponent(canary))
  }
})
