import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Page } from 'playwright/test'
import { addresses } from './addresses.ts'
import { changed } from './damage.ts'
import { Drawer } from './drawer.ts'
import { expectSuccessPage, ordersSent, PaymentCheckout } from './payment-page.ts'
import { expect, test } from './shop.ts'

// A release that comes while pages are open. The release before is this build in a folder of its own, with its own copy
// of every module, or the build in the folder BEZEL_OLD_DIST.

const OLD = process.env.BEZEL_OLD_DIST ?? 'dist'
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}
const items = [{ sku: 'NK-2' }]

/** Makes of a script's code the one of the release before. */
type Change = (code: string, file: string) => string

const same: Change = (code) => code

/** Serves the pages of a tab with the release before; `also` adds the loader of this one, too. */
async function serveOld(page: Page, change = same, also = false): Promise<void> {
  await page.route(/\/bezel\/old\//, async (route) => {
    const file = new URL(route.request().url()).pathname.replace('/bezel/old/', '')
    if (!existsSync(join(OLD, file))) return route.fulfill({ status: 404 })
    const text = readFileSync(join(OLD, file), 'utf8')
    const body = file.endsWith('.js') ? change(text, file) : text
    await route.fulfill({ contentType: TYPES[extname(file)], body })
  })
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const text = await response.text()
    const [loader = ''] = /<script type="module"[^>]*loader\.js"><\/script>/.exec(text) ?? []
    // The digests are those of the new release.
    const unpinned = text.replace(/<script type="importmap".*?<\/script>| integrity="[^"]*"/gs, '')
    const body = unpinned.replace(/\/bezel\/[\d.]+\//g, '/bezel/old/')
    await route.fulfill({ response, body: also ? body.replace('</head>', `${loader}</head>`) : body })
  })
}

async function reachReview(page: Page): Promise<PaymentCheckout> {
  const checkout = new PaymentCheckout(page)
  await checkout.walkToPayment(addresses.US)
  await checkout.choose('Check / Money order')
  await checkout.review()
  return checkout
}

test.beforeEach(({ tolerance }) => {
  // Preloads of files that only the other build has.
  if (OLD !== 'dist') tolerance.expectedErrors.push(/404/)
})

for (const first of ['old', 'new'] as const) {
  test(`while an order of the ${first} release is under way, the other release sends none`, async ({
    page,
    shop,
    context,
  }) => {
    await shop.reset({ items })
    const other = await context.newPage()
    await serveOld(first === 'old' ? page : other)
    const checkout = await reachReview(page)
    const there = await reachReview(other)
    await shop.injectFault({ match: 'POST *payment-information', times: 1, fault: 'hang' })
    await checkout.placeButton.click()
    await expect.poll(async () => (await ordersSent(shop)).length).toBe(1)
    await there.placeButton.click()
    await expect(there.step.getByText('We have not heard whether your order was placed.')).toBeVisible()
    expect(await ordersSent(shop)).toHaveLength(1)
  })
}

test('a release that kept its attempts elsewhere would be noticed: both orders are sent', async ({
  page,
  shop,
  context,
}) => {
  await shop.reset({ items })
  await serveOld(page, (code) => code.replace(/bezel-(attempt|order|cart)"/g, 'bezel-other-$1"'))
  const checkout = await reachReview(page)
  const there = await reachReview(await context.newPage())
  await shop.injectFault({ match: 'POST *payment-information', times: 1, fault: 'hang' })
  await checkout.placeButton.click()
  await expect.poll(async () => (await ordersSent(shop)).length).toBe(1)
  await there.placeButton.click()
  await expectSuccessPage(there.page)
  expect(await ordersSent(shop)).toHaveLength(2)
})

test('tabs of two releases share one cart, and a draft is taken over', async ({
  page,
  shop,
  context,
  checkout,
}) => {
  await shop.reset({ items })
  const other = await context.newPage()
  await serveOld(page)
  const [here, there] = [new Drawer(page), new Drawer(other)]
  for (const drawer of [here, there]) {
    await drawer.page.goto('/')
    await drawer.open()
  }
  await here.more(here.item('Moon Pendant')).click()
  await expect(there.quantity(there.item('Moon Pendant'))).toHaveValue('2')
  await there.more(there.item('Moon Pendant')).click()
  await expect(here.quantity(here.item('Moon Pendant'))).toHaveValue('3')

  await checkout.walkToDelivery(addresses.US)
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await checkout.expectStep(2)
  await expect(checkout.root).toContainText('Main Street, Austin')
})

test('a slot and a way to pay of the theme work with the old release and, after a reload, with the new one', async ({
  page,
  shop,
  drawer,
  checkout,
}) => {
  await shop.reset({ items })
  await serveOld(page)
  const showsBadges = async () => {
    await drawer.open()
    await expect(drawer.dialog.getByRole('list', { name: 'Why Ondelle' })).toContainText('Insured shipping')
    await drawer.close()
  }
  await page.goto('/?extensions=pebbles,trust-badges')
  await showsBadges()
  await checkout.walkToPayment(addresses.US)
  await checkout.choose('Pebbles')
  await page.unrouteAll({ behavior: 'wait' })
  await page.goto('/')
  await showsBadges()
  await page.goto('/checkout')
  await checkout.expectStep(3)
  await checkout.choose('Pebbles')
  await checkout.step.getByLabel('Number of your pouch').fill('1234')
  await checkout.review()
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  expect(await ordersSent(shop)).toHaveLength(1)
})

test('the loader of a new release leaves a page to the old one', async ({ page, shop, drawer }) => {
  await shop.reset({ items })
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await serveOld(page, (code, file) => (file === 'loader.js' ? code.replace('1.0.0', '0.9.0') : code), true)
  await page.goto('/')
  await drawer.open()
  expect(await page.evaluate(() => (window.Bezel as { version: string }).version)).toBe('0.9.0')
  const ofNew = requested.filter((path) => /^\/bezel\/[\d.]+\//.test(path))
  expect(ofNew.filter((path) => path.endsWith('.js'))).toEqual([expect.stringMatching(/loader\.js$/)])
  for (const marker of await page.locator('[data-widget-state="ready"]').all())
    await expect(marker.locator(':scope > .bzl')).toHaveCount(1)
})

test('a loader whose files are gone leaves the page as the theme wrote it', async ({
  page,
  shop,
  tolerance,
}) => {
  tolerance.expectedErrors.push(/404|Failed to load/)
  await shop.reset({ items })
  await serveOld(page, (code, file) =>
    file === 'loader.js' ? code.replace(/\bc\/[\w-]+(?=(\.js)?\")/g, 'c/gone') : code,
  )
  await page.goto('/')
  const marker = page.locator('[data-widget="cart-drawer"]')
  await page.getByRole('link', { name: /^Cart/ }).first().click()
  await expect(page).toHaveURL(/\/checkout\/cart\/?$/)
  await expect(marker.locator(':scope > .bzl')).toHaveCount(0)
})

test('where a cache has files of the old release, the new loader takes none of them, and the shopper buys', async ({
  page,
  shop,
  tolerance,
}) => {
  tolerance.expectedErrors.push(/integrity|Failed to load/)
  // A chunk is named by its content, so an old one is never taken for a new one.
  const chunks = readdirSync('dist/c').filter((file) => existsSync(join(OLD, 'c', file)))
  for (const file of chunks)
    expect(readFileSync(join(OLD, 'c', file), 'utf8')).toBe(readFileSync(join('dist/c', file), 'utf8'))
  // Other files keep their names: the cache answers for them, but not for an address that it has not seen.
  const cached = new Set<string>()
  await page.route(/\/bezel\/[\d.]+\/(?!c\/|loader\.js)[\w/-]+\.(js|css)$/, (route) => {
    const file = new URL(route.request().url()).pathname.replace(/^\/bezel\/[\d.]+\//, '')
    const old = existsSync(join(OLD, file)) ? readFileSync(join(OLD, file), 'utf8') : undefined
    const body = OLD === 'dist' ? changed(file).body : old
    // Some files are the same in both releases.
    if (body === undefined || body === readFileSync(join('dist', file), 'utf8')) return route.continue()
    cached.add(file)
    return route.fulfill({ contentType: TYPES[extname(file)], body })
  })
  await shop.reset({ items })
  const checkout = await reachReview(page)
  expect([...cached]).toContain('widgets/base.css')
  const used = await page.evaluate(() => [...document.styleSheets].map(({ href }) => String(href)))
  expect(used.filter((href) => [...cached].some((file) => href.endsWith(file)))).toEqual([])
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  expect(await ordersSent(shop)).toHaveLength(1)
})
