import { type Page, test as base, expect } from 'playwright/test'
import { collectPresses, expectAmountsOf } from './charged-as-shown'
import type { Cart, Ledger, Order } from './ledger'
import { collectErrors } from './unexpected-errors'

/** Options of a visitor's fresh shop (demo shop, POST /__demo/reset). */
export interface Start {
  customer?: string
  items?: { sku: string; qty?: number; options?: Record<string, string> }[]
  currency?: string
  country?: string
  /** Code of a store view. */
  store?: string
  locale?: string
  personality?: string
  hasAgreements?: boolean
  /** What the shop has switched on (b.13). */
  settings?: Record<string, string>
}

export class Shop {
  constructor(private readonly page: Page) {}

  /** Starts a new visitor with a fresh cart; other visitors of the demo shop are not affected. */
  async reset(start: Start = {}): Promise<void> {
    const answer = await this.page.request.post('/__demo/reset', { data: start })
    expect(answer.ok(), await answer.text()).toBe(true)
  }

  async injectFault(mood: { match: string; nth?: number; times?: number; fault: unknown }): Promise<void> {
    const answer = await this.page.request.post('/__demo/mood', { data: mood })
    expect(answer.ok(), await answer.text()).toBe(true)
  }

  /** Removes all faults. */
  async clearFaults(): Promise<void> {
    await this.page.request.post('/__demo/mood', { data: { clear: true } })
  }

  async ledger(): Promise<Ledger> {
    return (await (await this.page.request.get('/__demo/ledger')).json()) as Ledger
  }

  /** Adds an item from its product page, by the page's own form. */
  async addFromProductPage(urlKey: string, { isDrawerRunning = true } = {}): Promise<void> {
    await this.page.goto(`/${urlKey}.html`)
    const drawer = this.page.locator('[data-widget="cart-drawer"]')
    // It opens by itself after a form that it has seen sent.
    if (isDrawerRunning) await expect(drawer).toHaveAttribute('data-widget-state', 'ready')
    for (const select of await this.page.locator('.product__form select[required]').all())
      await select.selectOption({ index: 1 })
    const added = this.page.waitForResponse(/\/checkout\/cart\/add/)
    await this.page.locator('.product__form button[type="submit"]').click()
    // The counter may have the number of the storefront's cache from before.
    await added
    await expect(this.page.locator('[data-bezel-count]')).not.toHaveAttribute('data-bezel-count', '0')
  }

  /** The cart that is not ordered yet, from the shop's ledger. */
  async openCart(): Promise<Cart> {
    return (await this.ledger()).carts.find(({ active }) => active)!
  }

  /** The open cart's grand total from the shop's ledger, in minor units. */
  async cartTotal(): Promise<number | undefined> {
    return (await this.ledger()).carts.find(({ active }) => active)?.grandTotalMinor
  }

  /** There is exactly one order and exactly one charge, of this amount in minor units. */
  async expectOneOrder(amount: number, currency: string): Promise<Order> {
    const { orders, charges } = await this.ledger()
    const placed = orders.filter(({ state }) => state === 'placed')
    expect(placed.map((order) => [order.grandTotal, order.currency])).toEqual([[amount, currency]])
    expect(charges).toMatchObject([{ orderId: placed[0]!.id, value: amount, currency }])
    return placed[0]!
  }
}

/** Console lines a test causes on purpose; any other fails it. */
interface Tolerance {
  expectedErrors: RegExp[]
}

/**
 * Every test fails on an uncaught error, an unhandled rejection, an error line from the bundle, a violation of the
 * page's content security policy or a request to another host, in any of its tabs; and on an order or a charge of another
 * amount than was in the button.
 */
export const test = base.extend<{
  shop: Shop
  tolerance: Tolerance
  noUnexpectedErrors: void
  chargedAsShown: void
}>({
  tolerance: async ({}, use) => use({ expectedErrors: [] }),
  shop: async ({ page }, use) => use(new Shop(page)),
  noUnexpectedErrors: [
    async ({ context, tolerance, baseURL }, use) => {
      const trouble = await collectErrors(context, new URL(baseURL!).origin)
      await use()
      const unexpected = trouble.filter((line) => !tolerance.expectedErrors.some((each) => each.test(line)))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
  chargedAsShown: [
    async ({ context }, use) => {
      const presses = await collectPresses(context)
      await use()
      // Without a cookie the ledger would be that of all who have none.
      if (!(await context.cookies()).length) return
      expectAmountsOf(presses, (await (await context.request.get('/__demo/ledger')).json()) as Ledger)
    },
    { auto: true },
  ],
})

export { expect }
