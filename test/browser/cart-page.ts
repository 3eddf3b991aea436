import { type Locator, type Page, expect } from 'playwright/test'
import type { Shop } from './demo-shop.ts'
import { translations } from './translations.ts'

/** The cart page, in any of the shop's languages. */
export class CartPage {
  readonly root: Locator
  readonly text: ReturnType<typeof translations>

  constructor(
    readonly page: Page,
    language = 'en',
  ) {
    this.root = page.locator('[data-widget="cart"]')
    this.text = translations(language, 'cart')
  }

  async open(): Promise<void> {
    await this.page.goto('/checkout/cart')
    await expect(this.root).toHaveAttribute('data-widget-state', 'ready')
  }

  get items(): Locator {
    return this.root.locator('.bzl-item')
  }

  item(name: string): Locator {
    return this.items.filter({ hasText: name })
  }

  quantity(item: Locator): Locator {
    return item.getByRole('textbox')
  }

  more(item: Locator): Locator {
    return item.locator('.bzl-quantity button').last()
  }

  remove(item: Locator): Locator {
    return item
      .getByRole('button', { name: this.text('action.remove'), exact: true })
      .or(item.locator('.bzl-item__links button').last())
  }

  wishlistButton(item: Locator): Locator {
    return item.getByText(this.text('item.wishlist-short'), { exact: true })
  }

  /** Answers the question on screen; fails if it is another one. */
  async answer(question: string, key: 'action.ok' | 'action.cancel'): Promise<void> {
    const dialog = this.page.getByRole('alertdialog')
    await expect(dialog).toContainText(this.text(question))
    await dialog.getByRole('button', { name: this.text(key), exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }

  /** It says so in the middle of its place. */
  async expectEmpty(): Promise<void> {
    const words = this.root.getByText(this.text('empty'))
    await expect(words).toBeVisible()
    const [inner, outer] = await Promise.all([words.boundingBox(), this.root.boundingBox()])
    const space = inner!.x - outer!.x
    expect(Math.abs(outer!.width - inner!.width - 2 * space)).toBeLessThan(1)
  }

  get total(): Locator {
    return this.root.locator('.bzl-totals__row--grand bdi')
  }

  /** Quantities, cart counter and total on screen are those of the shop. */
  async expectSameAsShop(shop: Shop): Promise<void> {
    await expect(async () => {
      const cart = (await shop.ledger()).carts.find(({ active }) => active)
      const held = cart?.items.map(({ qty }) => qty) ?? []
      const fields = await this.items
        .locator('.bzl-quantity__input')
        .evaluateAll((all) => all.map((field) => Number((field as HTMLInputElement).value)))
      expect(fields).toEqual(held)
      const count = held.reduce((sum, qty) => sum + qty, 0)
      expect(await this.page.locator('[data-bezel-count]').innerText()).toBe(String(count))
      if (held.length)
        expect(Number((await this.total.innerText()).replace(/\D/g, ''))).toBe(cart!.grandTotalMinor)
    }).toPass({ timeout: 8000 })
  }
}

/** All controls have different names, and all elements different ids. */
export async function expectUniqueNames(root: Locator): Promise<void> {
  const names = await root
    .locator('button, input')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()).filter(Boolean),
    )
  const ids = await root
    .page()
    .locator('.bzl [id]')
    .evaluateAll((all) => all.map(({ id }) => id))
  const twice = (list: string[]) => list.filter((one, at) => list.indexOf(one) !== at)
  expect([twice(names), twice(ids)]).toEqual([[], []])
}
