import { addresses, GUEST } from './addresses.ts'
import { DRAWER, LOADER, openPage } from './host-page.ts'
import { whenQuiet } from './rest.ts'
import { delayAnswers, type Trips, tripsAfter, tripsOfLoad } from './round-trips.ts'
import { expect, test } from './shop.ts'

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

const CART_ITEM = `[data-widget=cart] ${ITEM}`

test('shows the cart after the page, the loader and what it requests', async ({ page }) => {
  expectAtMost(3, await tripsOfLoad(page, '/checkout/cart?theme=bare', CART_ITEM))
})

test('shows the cart with six scripts and styles, and needs thirteen in all', async ({ page }) => {
  await openPage(page, { body: '<div data-widget="cart"></div>' })
  const { shown } = await tripsOfLoad(page, '/theirs', CART_ITEM)
  await expect(page.getByRole('button', { name: /gift box/ }).first()).toBeVisible()
  await whenQuiet(page)
  const starts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/bezel\/.*\.(js|css)$/.test(name))
      .map(({ startTime }) => startTime),
  )
  expect(starts.filter((start) => start < shown).length).toBeLessThanOrEqual(6)
  expect(starts.length).toBeLessThanOrEqual(13)
})

test('shows the cart one round trip after a page whose head lists what it needs, each requested once', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('console', (line) => line.type() === 'error' && problems.push(line.text()))
  const trips = await tripsOfLoad(page, '/checkout/cart', CART_ITEM)
  expectAtMost(2, trips)
  await whenQuiet(page)
  const links = page.locator('head link[rel=modulepreload], head link[rel=preload]:not([as=font])')
  const listed = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLLinkElement).href).href),
  )
  const requested = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  for (const url of new Set(listed))
    expect(
      requested.filter((name) => name === url),
      url,
    ).toHaveLength(1)
  expect(problems).toEqual([])
})

test('opens the drawer with its items one request after a click that comes without a hover', async ({
  page,
}) => {
  await page.goto('/')
  await whenQuiet(page)
  const click = () => page.locator('#minicart').evaluate((link) => (link as HTMLElement).click())
  expectAtMost(1, await tripsAfter(page, click, DRAWER_ITEM))
})

test('opens the drawer for a page that asks for it at its start after four round trips and twelve requests', async ({
  page,
}) => {
  const ask = '<script>(window.Bezel = window.Bezel || []).push((bezel) => bezel.openCart())</script>'
  await openPage(page, { head: ask + LOADER, body: DRAWER })
  const trips = await tripsOfLoad(page, '/theirs', DRAWER_ITEM)
  expectAtMost(4, trips)
  const [, ...requests] = trips.log
  expect(requests.length, trips.log.join('\n')).toBeLessThanOrEqual(12)
})

test('opens the drawer with its items at once after a hover', async ({ page }) => {
  await page.goto('/')
  await whenQuiet(page)
  await page.locator('#minicart').hover()
  await expect(page.locator('[data-widget=cart-drawer]')).toHaveAttribute('data-widget-state', 'ready')
  await whenQuiet(page)
  expectAtMost(0, await tripsAfter(page, () => page.locator('#minicart').click(), DRAWER_ITEM))
})

test('opens the drawer with a product three round trips after its button was pressed: post, message, cart', async ({
  page,
  shop,
}) => {
  await shop.reset()
  await page.goto('/moon-pendant.html')
  await whenQuiet(page)
  const press = () =>
    page.locator('.product__form [type=submit]').evaluate((button) => (button as HTMLElement).click())
  expectAtMost(3, await tripsAfter(page, press, DRAWER_ITEM))
})

test('shows the shop’s total of a quantity one round trip after the press', async ({ page }) => {
  const TOTAL = '[data-widget=cart] .bzl-totals__row--grand dd'
  await page.goto('/checkout/cart')
  await whenQuiet(page)
  const before = (await page.locator(TOTAL).textContent())!
  const press = () =>
    page
      .getByRole('button', { name: /^One more of/ })
      .first()
      .click()
  expectAtMost(1, await tripsAfter(page, press, TOTAL, before))
})

const stepIsOpen = (step: number) =>
  `.bzl-checkout__steps > li:nth-child(${step})[aria-current=step] input[type=radio]`

test('opens the delivery one round trip after the address, and each further step at once', async ({
  page,
  checkout,
}) => {
  await checkout.open()
  await checkout.fillAddress(addresses.US, GUEST)
  await whenQuiet(page)
  const press = () => checkout.button('step.continue').click()
  expectAtMost(1, await tripsAfter(page, press, stepIsOpen(2)))
  await whenQuiet(page)
  expectAtMost(0, await tripsAfter(page, press, stepIsOpen(3)))
  await whenQuiet(page)
  expectAtMost(0, await tripsAfter(page, () => checkout.openAddress(), '[name=postcode]'))
  expectAtMost(0, await tripsAfter(page, () => checkout.finishAddress(), '[name=bzl-rate]'))
})

test('opens the delivery two round trips after an address changed right before', async ({
  page,
  checkout,
}) => {
  await checkout.open()
  await checkout.fillAddress(addresses.US, GUEST)
  await whenQuiet(page)
  await checkout.field('city').fill('Houston')
  expectAtMost(2, await tripsAfter(page, () => checkout.button('step.continue').click(), stepIsOpen(2)))
})

test('opens the delivery one round trip after a saved address is chosen', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: [{ sku: 'EA-1' }], customer: 'ann@example.com' })
  await checkout.open()
  await checkout.step.getByRole('radio', { name: /Prinsengracht/ }).check()
  await whenQuiet(page)
  const press = () => checkout.button('address.deliver').click()
  expectAtMost(1, await tripsAfter(page, press, stepIsOpen(2)))
})
