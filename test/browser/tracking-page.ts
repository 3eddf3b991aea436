import type { Page } from 'playwright/test'
import { addresses } from './addresses.ts'
import { cards, CheckoutPage } from './checkout.ts'
import { Drawer } from './drawer.ts'
import { expect, type Shop } from './shop.ts'

interface AnalyticsEvent {
  event: string
  event_id: string
  ecommerce?: {
    value: number
    tax?: number
    shipping?: number
    currency: string
    items: unknown[]
    transaction_id?: string
  }
}

/** Personal data of the test's shopper, to look for where it must not be. */
export const CANARY = {
  firstname: 'Canaryfirst',
  lastname: 'Canarylast',
  street1: 'Canarystreet 77',
  city: 'Canarytown',
  telephone: '0207654321',
}
export const EMAIL = 'canary.mail@example.com'

/** Gives or refuses consent on every page, and collects the analytics events from then on. */
export async function collectAnalytics(
  page: Page,
  consent?: boolean,
): Promise<{ events: AnalyticsEvent[]; layer: AnalyticsEvent[] }> {
  const collected: { events: AnalyticsEvent[]; layer: AnalyticsEvent[] } = { events: [], layer: [] }
  await page
    .context()
    .exposeFunction('collectForTest', (kind: 'events' | 'layer', detail: AnalyticsEvent) => {
      collected[kind].push(detail)
    })
  await page.addInitScript((granted) => {
    const own = window as unknown as Record<string, unknown> & {
      collectForTest(kind: string, detail: unknown): void
    }
    document.addEventListener('bezel:analytics', (event) =>
      own.collectForTest('events', (event as CustomEvent).detail),
    )
    own.dataLayer = { push: (detail: unknown) => own.collectForTest('layer', detail) }
    const queue = ((own.Bezel as unknown[] | undefined) ??= []) as { push(fn: unknown): void }
    if (granted !== undefined)
      queue.push((bezel: { consent(granted: boolean): Promise<void> }) => bezel.consent(granted))
  }, consent)
  return collected
}

/** Events the marketing service received, in order. */
export async function marketingEvents(shop: Shop) {
  const { events } = (await shop.ledger()) as unknown as {
    events: { type: string; name: string; id: string; custom_data: Record<string, unknown> }[]
  }
  return events.filter(({ type }) => type === 'marketing')
}

export async function buyAsGuest(page: Page, shop: Shop) {
  const drawer = new Drawer(page)
  const checkout = new CheckoutPage(page)
  await shop.addFromProductPage('moon-pendant')
  await drawer.expectOpen()
  await drawer.close()
  await shop.addFromProductPage('birthstone-ring')
  await drawer.expectOpen()
  await expect(drawer.items).toHaveCount(2)
  await drawer.more(drawer.items.first()).click()
  await expect(drawer.quantity(drawer.items.first())).not.toHaveValue('1')
  // A request that the next page breaks off is sent again (wire: set-quantity).
  const quantity = Number(await drawer.quantity(drawer.items.first()).inputValue())
  await expect.poll(async () => (await shop.openCart()).items.map(({ qty }) => qty)).toContain(quantity)
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
