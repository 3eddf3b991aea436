import { type BrowserContext, type Page, test as base, expect } from 'playwright/test'

/** What a visitor starts with (demo shop, POST /__demo/reset). */
export interface Start {
  customer?: string
  items?: { sku: string; qty?: number; options?: Record<string, string> }[]
  currency?: string
  country?: string
  locale?: string
  personality?: string
}

interface Order {
  id: number
  cartId: number
  email: string
  state: 'placed' | 'canceled'
  currency: string
  /** Minor units. */
  grandTotal: number
  method: string
  items: { sku: string; qty: number }[]
  shippingAddress?: { city?: string; region?: string; region_id?: number; country_id?: string }
}

interface Cart {
  id: number
  active: boolean
  grandTotalMinor: number
  items: { sku: string; qty: number }[]
  rate: { carrier_code: string } | null
  shippingAddress?: { city?: string }
  billingAddress?: { city?: string }
}

export interface Ledger {
  orders: Order[]
  /** Minor units. */
  charges: { orderId: number; value: number; currency: string }[]
  carts: Cart[]
  requests: { method: string; path: string; body: string; status: number; at: number }[]
}

export class Shop {
  constructor(private readonly page: Page) {}

  /** A visitor of its own with a fresh cart; other visitors of the shop are left alone. */
  async reset(start: Start = {}): Promise<void> {
    const answer = await this.page.request.post('/__demo/reset', { data: start })
    expect(answer.ok(), await answer.text()).toBe(true)
  }

  async injectFault(mood: { match: string; nth?: number; times?: number; fault: unknown }): Promise<void> {
    const answer = await this.page.request.post('/__demo/mood', { data: mood })
    expect(answer.ok(), await answer.text()).toBe(true)
  }

  /** Good weather again. */
  async clearFaults(): Promise<void> {
    await this.page.request.post('/__demo/mood', { data: { clear: true } })
  }

  async ledger(): Promise<Ledger> {
    return (await (await this.page.request.get('/__demo/ledger')).json()) as Ledger
  }

  /** Puts a piece into the cart from its page, as a shopper without scripts would, too. */
  async addFromProductPage(urlKey: string): Promise<void> {
    await this.page.goto(`/${urlKey}.html`)
    for (const select of await this.page.locator('.product__form select[required]').all())
      await select.selectOption({ index: 1 })
    await this.page.locator('.product__form button[type="submit"]').click()
    await expect(this.page.locator('[data-cart-count]')).not.toHaveAttribute('data-empty')
  }

  /** The cart that is not ordered yet, as the shop has it. */
  async openCart(): Promise<Cart> {
    return (await this.ledger()).carts.find(({ active }) => active)!
  }

  /** What the open cart costs by the shop's own sum, in minor units. */
  async cartTotal(): Promise<number | undefined> {
    return (await this.ledger()).carts.find(({ active }) => active)?.grandTotalMinor
  }

  /** Exactly one order stands and exactly one charge was made, over this amount in minor units. */
  async expectOneOrder(amount: number, currency: string): Promise<Order> {
    const { orders, charges } = await this.ledger()
    const placed = orders.filter(({ state }) => state === 'placed')
    expect(placed.map((order) => [order.grandTotal, order.currency])).toEqual([[amount, currency]])
    expect(charges).toMatchObject([{ orderId: placed[0]!.id, value: amount, currency }])
    return placed[0]!
  }
}

/** Lines a test may cause on purpose; everything else ends it. */
interface Tolerance {
  expectedErrors: RegExp[]
}

/** Hears what no page of any test may ever say. */
async function collectErrors(context: BrowserContext, origin: string): Promise<string[]> {
  const trouble: string[] = []
  await context.addInitScript(() => {
    const tell = ({ violatedDirective, blockedURI, sourceFile }: SecurityPolicyViolationEvent) =>
      console.error(`Content Security Policy: ${violatedDirective} ${blockedURI} ${sourceFile}`)
    document.addEventListener('securitypolicyviolation', tell)
  })
  context.on('weberror', (error) => trouble.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('console', (line) => {
    const ours =
      line.location().url.includes('/bezel/') || /Content Security Policy|Trusted/.test(line.text())
    if (line.type() === 'error' && ours) trouble.push(`console: ${line.text()}`)
  })
  context.on('request', (request) => {
    const { origin: asked, protocol } = new URL(request.url())
    if (/^http/.test(protocol) && asked !== origin) trouble.push(`foreign request: ${request.url()}`)
  })
  return trouble
}

/**
 * Every journey fails, in whichever of its tabs, on an uncaught error, an unhandled rejection, an error line from the
 * bundle, a violation of the page's content security policy or a request to another host, whatever it looks at besides.
 */
export const test = base.extend<{ shop: Shop; tolerance: Tolerance; noUnexpectedErrors: void }>({
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
})

export { expect }
