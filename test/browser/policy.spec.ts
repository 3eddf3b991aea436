import type { Page } from 'playwright/test'
import { addresses } from './addresses'
import { cards, CheckoutPage } from './checkout'
import { Drawer } from './drawer'
import { globalsOf } from './theme-page'
import { expect, test } from './shop'

/** Serves the shop's pages under the policy a careful shop would have: nothing that is not named, no text as script. */
async function tighten(page: Page) {
  const tightened: string[] = []
  await page.route(
    (url) =>
      !/\.(js|css|svg|woff2|json)$|^\/(rest|customer\/section|oneday|checkoutshopper|__demo)\//.test(
        url.pathname,
      ),
    async (route) => {
      if (route.request().resourceType() !== 'document' || route.request().frame() !== page.mainFrame())
        return route.continue()
      const response = await route.fetch({ maxRedirects: 0 })
      const headers = response.headers()
      const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1]
      if (!nonce) return route.fulfill({ response })
      const policy = [
        "default-src 'none'",
        `script-src 'nonce-${nonce}' 'strict-dynamic'`,
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "frame-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
      ].join('; ')
      tightened.push(new URL(route.request().url()).pathname)
      return route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } })
    },
  )
  return tightened
}

test('a purchase goes through under a strict policy, and the page gets no name but Bezel', async ({
  page,
  shop,
}) => {
  await shop.enter()
  await page.route('**/bezel/*/loader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/checkout')
  const before = await globalsOf(page)
  await page.unroute('**/bezel/*/loader.js')

  const tightened = await tighten(page)
  await shop.add('moon-pendant')
  const drawer = new Drawer(page)
  await drawer.open()
  await drawer.more(drawer.lines.first()).click()
  await expect(page.locator('[data-cart-count]')).toHaveText('2')
  await drawer.checkout.click()
  const checkout = new CheckoutPage(page)
  await checkout.reachReview(addresses.US, cards.challenged)
  await checkout.placeButton.click()
  await expect(checkout.challenge.getByRole('button')).toHaveCount(3)
  const added = (await globalsOf(page)).filter((name) => !before.includes(name))
  await checkout.answerChallenge('approve')
  await checkout.expectSuccess()
  expect(added).toEqual(['Bezel'])
  expect(tightened).toEqual(
    expect.arrayContaining(['/moon-pendant.html', '/checkout', '/checkout/onepage/success']),
  )
})
