import type { Page } from 'playwright/test'
import { LOADER, PROGRESS } from './host-page.ts'
import { expect, test } from './shop.ts'
import { soakUnless } from './soak.ts'

/**
 * Natives that a page's scripts may replace by something that throws, as old libraries do. Every island but
 * one at most is there all the same. Natives of a kind throw together, which is harder, and each alone in
 * `npm run soak`. Nothing can be done without some others. These are the language itself (`Promise`, `Map`,
 * the methods of arrays and texts that are older than `at`), `fetch` and what belongs to it, `URL`,
 * `FormData` and `performance.now`. The last one is `requestAnimationFrame`, by which Preact runs effects.
 */
const KINDS = [
  'Intl.NumberFormat Intl.DateTimeFormat Intl.DisplayNames Intl.Collator Intl.PluralRules Intl.Locale Intl.Segmenter',
  'CustomEvent MutationObserver IntersectionObserver ResizeObserver AbortController BroadcastChannel',
  'requestIdleCallback matchMedia scheduler.yield navigator.locks.request',
  'crypto.getRandomValues performance.getEntriesByName URL.canParse Array.prototype.at',
  'Storage.prototype.getItem Storage.prototype.setItem trustedTypes.createPolicy',
].map((names) => names.split(' '))

/** The link stands first: what is mounted above it would move it away under the pointer. */
const BODY = `<div data-widget="cart-drawer" data-trigger="#minicart" data-mount="interaction">
    <a id="minicart" href="/checkout/cart">Cart</a>
  </div>
  ${PROGRESS}
  <div data-widget="cart"></div>
  <div data-widget="banner"></div>
  <div data-widget="footer" data-company="Theirs" data-mount="idle"></div>
  <div data-widget="currency-picker" data-mount="visible">Place</div>
  <div data-widget="account-menu" data-mount="media" data-mount-media="all"></div>
  <div data-widget="product-card" data-sku="EA-1"></div>
  <div data-widget="checkout"></div>`

const ISLANDS = 9

// The script of a trace would run in the page, with its natives.
test.use({ trace: 'off' })

/** Opens a page where these natives throw, and returns the errors that reach it. */
async function errorsWithout(natives: string[], page: Page): Promise<string[]> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const names = path.split('.')
      const last = names.pop()!
      const owner = names.reduce(
        (at, name) => at[name] as never,
        window as unknown as Record<string, unknown>,
      )
      const own = owner[last] as { prototype?: unknown }
      const broken = Object.assign(
        function () {
          throw new RangeError('theirs')
        },
        { prototype: own.prototype },
      )
      Object.defineProperty(owner, last, { configurable: true, writable: true, value: broken })
    }
  }, natives)
  await page.goto('/theirs')
  await page.locator('#minicart').click()
  const isReady = page.locator('[data-widget-state="ready"]')
  const broken = natives.join()
  await expect.poll(() => isReady.count(), broken).toBeGreaterThanOrEqual(ISLANDS - 1)
  const total = page.locator('[data-widget="cart"] .bzl-totals__row--grand dd')
  await expect(total, broken).toContainText('64.00')
  await expect(page.locator('dialog[open] .bzl-item'), broken).toHaveCount(1)
  return errors
}

for (const natives of [...KINDS, ...KINDS.flat().map((native) => [native])]) {
  const isKind = natives.length > 1
  const title = isKind
    ? `${natives[0]} and its like throw together: one island is lost at most, and no error reaches the page`
    : `${natives[0]} throws: one island is lost at most, and no error reaches the page`
  test(title, soakUnless(isKind), async ({ page, shop, tolerance }) => {
    tolerance.expectedErrors.push(/^console: Bezel: \S+ failed/)
    await shop.reset({ items: [{ sku: 'NK-2' }] })
    const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Theirs</title>
      <link rel="icon" href="data:,">${LOADER}</head><body>${BODY}</body></html>`
    await page.route('**/theirs', (route) => route.fulfill({ contentType: 'text/html', body: document }))
    expect(await errorsWithout(natives, page)).toEqual([])
  })
}
