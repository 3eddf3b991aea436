import { type Page, expect } from 'playwright/test'
import type { Cart, Ledger, Order } from './ledger.ts'

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
  /** The features that the shop has switched on (wire: settings). */
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
