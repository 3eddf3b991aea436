import type { Page } from 'playwright/test'
import { addresses } from './addresses'
import { cards, CheckoutPage } from './checkout'
import { Drawer } from './drawer'
import { CartPage } from './promotions'
import { expect, test, Shop } from './shop'

interface Told {
  event: string
  event_id: string
  ecommerce?: { value: number; currency: string; items: unknown[]; transaction_id?: string }
}

/** Words that stand for the shopper; none may turn up where it has no business. */
const CANARY = {
  firstname: 'Canaryfirst',
  lastname: 'Canarylast',
  street1: 'Canarystreet 77',
  city: 'Canarytown',
  telephone: '0207654321',
}
const COUPON = 'WELCOME5'
const EMAIL = 'canary.mail@example.com'
const GIFT_CARD = 'ABCD1234EFGH'
const OLD_GIFT_CARD = 'PAST2020GIFT'

/** Answers for the shopper on every page, and hears what the page is told from then on. */
async function listen(page: Page, consent?: boolean): Promise<{ events: Told[]; layer: Told[] }> {
  const heard: { events: Told[]; layer: Told[] } = { events: [], layer: [] }
  await page.context().exposeFunction('toldTest', (kind: 'events' | 'layer', told: Told) => {
    heard[kind].push(told)
  })
  await page.addInitScript((granted) => {
    const own = window as unknown as Record<string, unknown> & { toldTest(kind: string, told: unknown): void }
    document.addEventListener('bezel:analytics', (event) =>
      own.toldTest('events', (event as CustomEvent).detail),
    )
    own.dataLayer = { push: (told: unknown) => own.toldTest('layer', told) }
    const queue = ((own.Bezel as unknown[] | undefined) ??= []) as { push(fn: unknown): void }
    if (granted !== undefined)
      queue.push((bezel: { consent(granted: boolean): Promise<void> }) => bezel.consent(granted))
  }, consent)
  return heard
}

/** What reached the marketing service, in order. */
async function marketed(shop: Shop) {
  const { events } = (await shop.ledger()) as unknown as {
    events: { type: string; name: string; id: string; custom_data: Record<string, unknown> }[]
  }
  return events.filter(({ type }) => type === 'marketing')
}

async function buyAsGuest(page: Page, shop: Shop) {
  const drawer = new Drawer(page)
  const checkout = new CheckoutPage(page)
  await shop.add('moon-pendant')
  await shop.add('birthstone-ring')
  await drawer.open()
  await expect(drawer.lines).toHaveCount(2)
  await drawer.more(drawer.lines.first()).click()
  await expect(drawer.quantity(drawer.lines.first())).not.toHaveValue('1')
  await drawer.checkout.click()
  await checkout.expectStep(1)
  await checkout.fillAddress({ ...addresses.US, ...CANARY }, EMAIL)
  await checkout.finishAddress()
  await checkout.rate('shipping.method.three-day').check()
  await checkout.finishShipping()
  await checkout.finishPayment(cards.good)
  const owed = (await shop.cartTotal())!
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  return shop.expectOneOrder(owed, 'USD')
}

const CHECKOUT = [
  'InitiateCheckout',
  'CheckoutStep',
  'CheckoutStep',
  'AddShippingInfo',
  'CheckoutStep',
  'AddPaymentInfo',
  'CheckoutStep',
  'Purchase',
]

test('a guest’s purchase is told once, in order, to the page and to the marketing service', async ({
  page,
  shop,
}) => {
  const heard = await listen(page, true)
  await shop.enter({ country: 'US' })
  const order = await buyAsGuest(page, shop)

  await expect.poll(async () => (await marketed(shop)).at(-1)?.name).toBe('Purchase')
  const events = await marketed(shop)
  expect(events.map(({ name }) => name)).toEqual([
    'AddToCart',
    'AddToCart',
    'ViewCart',
    'ChangeQuantity',
    ...CHECKOUT,
  ])
  expect(heard.events.map(({ event_id }) => event_id)).toEqual(events.map(({ id }) => id))
  expect(heard.layer).toEqual(heard.events)
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  expect(heard.events.at(-1)).toMatchObject({
    event: 'purchase',
    ecommerce: { currency: 'USD', value: order.grandTotal / 100, transaction_id: String(order.id) },
  })
  expect(events.at(-1)!.custom_data).toMatchObject({ num_items: 3, value: order.grandTotal / 100 })
})

test('a customer’s purchase is told once, and not again after a reload or a return', async ({
  page,
  shop,
}) => {
  const heard = await listen(page, true)
  await shop.enter({ customer: 'bea@example.com', items: [{ sku: 'NK-2' }] })
  const checkout = new CheckoutPage(page)
  await checkout.open()
  await checkout.fillAddress(addresses.US)
  await checkout.finishAddress()
  await checkout.finishShipping()
  // This customer's card is known to the shop, all but its code.
  await checkout.cardField('SecurityCode').fill('737')
  await checkout.button('payment.continue').click()
  await checkout.expectStep(4)
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  await expect.poll(async () => (await marketed(shop)).map(({ name }) => name)).toEqual(CHECKOUT)

  await page.reload()
  await checkout.expectSuccess()
  await page.goto('/')
  await page.goBack()
  await checkout.expectSuccess()
  await page.waitForFunction(() => new Promise((done) => requestIdleCallback(() => done(true))))
  const events = await marketed(shop)
  expect(events.map(({ name }) => name)).toEqual(CHECKOUT)
  expect(heard.events.map(({ event_id }) => event_id)).toEqual(events.map(({ id }) => id))
})

test('a step that is reloaded or opened again is not told again', async ({ page, shop }) => {
  await listen(page, true)
  await shop.enter({ items: [{ sku: 'NK-2' }] })
  const checkout = new CheckoutPage(page)
  await checkout.open()
  const names = async () => (await marketed(shop)).map(({ name }) => name)
  await expect.poll(names).toEqual(['AddToCart', 'InitiateCheckout', 'CheckoutStep'])
  await page.reload()
  await checkout.expectStep(1)
  await checkout.fillAddress(addresses.US, EMAIL)
  await checkout.finishAddress()
  await page.goBack()
  await checkout.expectStep(1)
  await page.goForward()
  await checkout.expectStep(2)
  await expect.poll(names).toEqual(['AddToCart', 'InitiateCheckout', 'CheckoutStep', 'CheckoutStep'])
})

test('nothing is told or stored before the shopper has answered, and nothing once they refused', async ({
  page,
  shop,
}) => {
  const heard = await listen(page)
  await shop.enter({ items: [{ sku: 'NK-2' }] })
  const checkout = new CheckoutPage(page)
  await checkout.open()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /tracking/.test(name)),
  )
  await checkout.fillAddress(addresses.US, EMAIL)
  await checkout.finishAddress()
  const stored = () =>
    page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /seen/.test(key)),
    )
  expect(await stored()).toEqual([])
  expect(heard.events).toEqual([])

  const answer = (granted: boolean) =>
    page.evaluate(
      (said) =>
        (window as unknown as { Bezel: { consent(said: boolean): Promise<void> } }).Bezel.consent(said),
      granted,
    )
  await answer(true)
  await expect.poll(async () => (await marketed(shop)).length).toBe(4)
  expect((await stored()).length).toBeGreaterThan(0)

  await answer(false)
  await checkout.finishShipping()
  expect(await stored()).toEqual([])
  expect((await marketed(shop)).length).toBe(4)
})

const receivers: { what: string; sabotage(page: Page): Promise<unknown> }[] = [
  {
    what: 'blocked',
    sabotage: (page) => page.route(/ServerSideApi|chunks\/tracking/, (route) => route.abort()),
  },
  { what: 'hanging', sabotage: (page) => page.route(/ServerSideApi/, () => new Promise(() => undefined)) },
  {
    what: 'throwing',
    sabotage: (page) =>
      page.addInitScript(() => {
        const own = window as unknown as Record<string, unknown>
        Object.defineProperty(own, 'dataLayer', {
          get() {
            throw new Error('receiver')
          },
        })
      }),
  },
]

test.describe('receivers', () => {
  // The browser's own line about a request that failed.
  test.use({ tolerance: { expectedErrors: [/Failed to load resource/] } })

  test('a purchase takes the same calls when the receivers are blocked, hanging or throwing', async ({
    context,
    page,
  }) => {
    test.slow()
    await context.addInitScript(() => {
      const own = window as unknown as Record<string, unknown>
      ;((own.Bezel ??= []) as { push(fn: unknown): void }).push((bezel: { consent(is: boolean): void }) =>
        bezel.consent(true),
      )
    })
    const callsOfPurchase = async (on: Page) => {
      const shop = new Shop(on)
      await shop.enter({ country: 'US' })
      await buyAsGuest(on, shop)
      return callsOf(shop)
    }
    const undisturbed = await callsOfPurchase(page)
    for (const { what, sabotage } of receivers) {
      const disturbed = await context.newPage()
      await sabotage(disturbed)
      expect(await callsOfPurchase(disturbed), what).toEqual(undisturbed)
      await disturbed.close()
    }
  })
})

/** What was written to the shop, the receivers aside; reads are cut off where a page is left early. Ids look alike. */
async function callsOf(shop: Shop): Promise<Record<string, number>> {
  const { requests } = await shop.ledger()
  const calls = requests
    .map(({ method, path }) => `${method} ${path.split('?')[0]}`.replace(/\/[\w]{32}|\/\d+/g, '/…'))
    .filter((call) => !call.startsWith('GET') && !/ServerSideApi|checkoutshopper/.test(call))
  const counts: Record<string, number> = {}
  for (const call of calls.sort()) counts[call] = (counts[call] ?? 0) + 1
  return counts
}

test('who the shopper is turns up in no event, address, storage or console line', async ({ page, shop }) => {
  const heard = await listen(page, true)
  const lines: string[] = []
  const urls: string[] = []
  page.on('console', (line) => lines.push(line.text()))
  page.on('request', (request) => urls.push(request.url()))
  // A gift card is named in the path of its own call, as the shop wants it (b.22), and nowhere else.
  const isOwnCall = (url: string) => /\/mpgiftcard\/\w+$/.test(url)
  await shop.enter({ country: 'US' })
  await shop.add('moon-pendant')
  await page.evaluate((coupon_code) => {
    const body = new URLSearchParams({ coupon_code, remove: '0' })
    return fetch('/checkout/cart/couponPost', {
      method: 'POST',
      body,
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    })
  }, COUPON)
  const cart = new CartPage(page, shop)
  await cart.open()
  await cart.enter('gift-card', OLD_GIFT_CARD)
  await expect(cart.error).toContainText(OLD_GIFT_CARD)
  await cart.enter('gift-card', GIFT_CARD)
  await expect(cart.button('gift-card.remove', { code: 'ABCD••••EFGH' })).toBeVisible()
  await buyAsGuest(page, shop)
  await expect.poll(() => heard.events.at(-1)?.event).toBe('purchase')
  expect(heard.events.map(({ event }) => event)).toEqual(expect.arrayContaining(['coupon', 'error_shown']))
  // What was typed into the forms is kept for a reload, and no longer than the order takes.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('bezel-checkout')

  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  const sinks = [
    JSON.stringify(heard),
    JSON.stringify(await marketed(shop)),
    ...lines,
    ...urls.filter((url) => !isOwnCall(url)),
    stored,
  ].join('\n')
  for (const canary of [...Object.values(CANARY), EMAIL, COUPON, GIFT_CARD, OLD_GIFT_CARD, cards.good]) {
    expect(sinks).not.toContain(canary)
    expect(sinks).not.toContain(encodeURIComponent(canary))
  }
})
