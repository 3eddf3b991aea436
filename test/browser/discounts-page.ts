import { type Locator, type Page, expect } from 'playwright/test'
import type { Shop } from './shop.ts'
import { translations } from './translations.ts'

/** The cart page with its discounts, in any of the shop's languages. */
export class DiscountsPage {
  readonly root: Locator
  readonly panel: Locator
  readonly text: ReturnType<typeof translations>

  constructor(
    readonly page: Page,
    readonly shop: Shop,
    language = 'en',
  ) {
    this.root = page.locator('[data-widget="cart"]')
    this.panel = this.root.locator('.bzl-discounts')
    this.text = translations(language, 'discounts')
  }

  async open(): Promise<void> {
    await this.page.goto('/checkout/cart')
    await expect(this.panel).toBeVisible()
  }

  button(key: string, values?: Record<string, string>): Locator {
    return this.panel.getByRole('button', { name: this.text(key, values), exact: true })
  }

  switch(key: string): Locator {
    return this.panel.getByRole('switch', { name: this.text(key) })
  }

  async enter(kind: 'coupon' | 'gift-card', code: string): Promise<void> {
    const field = await this.type(kind, code)
    await field.press('Enter')
  }

  async type(kind: 'coupon' | 'gift-card', code: string): Promise<Locator> {
    const field = this.panel.getByRole('textbox', { name: this.text(`${kind}.label`) })
    if (!(await field.isVisible()))
      await this.panel.locator('[aria-expanded="false"]', { hasText: this.reveal(kind) }).click()
    await field.fill(code)
    return field
  }

  private reveal(kind: 'coupon' | 'gift-card'): RegExp {
    const keys = kind === 'coupon' ? ['coupon.reveal'] : ['gift-card.reveal', 'gift-card.another']
    return new RegExp(keys.map((key) => this.text(key).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'))
  }

  item(name: string): Locator {
    return this.root.locator('.bzl-items > li').filter({ hasText: name })
  }

  get error(): Locator {
    return this.panel.locator('.bzl-field__error')
  }

  /** Total and quantities on screen are those of the shop. */
  async expectSameAsShop(): Promise<void> {
    const total = this.root.locator('.bzl-totals__row--grand bdi')
    const digits = async () => Number((await total.innerText()).replace(/\D/g, ''))
    const differs = async () => (await digits()) - (await this.cart()).grandTotalMinor
    await expect.poll(differs).toBe(0)
    const { items } = await this.cart()
    const listed = this.root.locator('.bzl-items > li')
    await expect(listed).toHaveCount(items.length)
    for (const [at, { qty }] of items.entries()) {
      const stepper = listed.nth(at).locator('.bzl-quantity__input')
      if (await stepper.count()) await expect(stepper).toHaveValue(String(qty))
    }
  }

  async cart(): Promise<PromotedCart> {
    const { carts } = (await this.shop.ledger()) as unknown as { carts: PromotedCart[] }
    return carts.find(({ active }) => active)!
  }
}

/** A cart in the ledger, with its discounts. */
export interface PromotedCart {
  active: boolean
  grandTotalMinor: number
  coupon: string | null
  giftCards: number[]
  storeCredit: boolean
  rewardPoints: boolean
  rate: { carrier_code: string } | null
  items: {
    sku: string
    qty: number
    free: boolean
    gifts: Record<string, { gift_boxes: number[]; message: string }>
  }[]
}
