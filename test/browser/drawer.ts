import { type Locator, type Page, expect } from 'playwright/test'
import { translations } from './translations.ts'

/** The cart drawer, in any of the shop's languages. */
export class Drawer {
  readonly dialog: Locator
  private readonly text: ReturnType<typeof translations>

  constructor(
    readonly page: Page,
    language = 'en',
  ) {
    this.dialog = page.locator('[data-widget="cart-drawer"]').getByRole('dialog')
    this.text = translations(language, 'cart-drawer')
  }

  async open(): Promise<void> {
    await this.page.locator('#minicart').click()
    await this.expectOpen()
  }

  /** It is open, as it is by itself after adding a product, and stands still. */
  async expectOpen(): Promise<void> {
    await expect(this.dialog).toBeVisible()
    await this.dialog.evaluate((dialog) =>
      Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => 0))),
    )
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape')
    await expect(this.dialog).toBeHidden()
  }

  get items(): Locator {
    return this.dialog.locator('.bzl-items > li')
  }

  item(name: string): Locator {
    return this.items.filter({ hasText: name })
  }

  /** The quantity of an item. */
  quantity(item: Locator): Locator {
    return item.getByRole('textbox')
  }

  more(item: Locator): Locator {
    return item.getByRole('button').nth(1)
  }

  get checkout(): Locator {
    return this.dialog.getByRole('link', { name: this.text('checkout'), exact: true })
  }

  /** The grand total at the foot. */
  get total(): Locator {
    return this.dialog.locator('.bzl-totals__row--grand dd')
  }
}
