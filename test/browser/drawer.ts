import { type Locator, type Page, expect } from 'playwright/test'
import { words } from './translations'

/** The cart beside the page as a shopper sees it, in any of the shop's languages. */
export class Drawer {
  readonly dialog: Locator
  private readonly word: ReturnType<typeof words>

  constructor(
    readonly page: Page,
    language = 'en',
  ) {
    this.dialog = page.locator('[data-widget="cart-drawer"]').getByRole('dialog')
    this.word = words(language, 'cart-drawer')
  }

  async open(): Promise<void> {
    await this.page.locator('#minicart').click()
    await expect(this.dialog).toBeVisible()
  }

  get lines(): Locator {
    return this.dialog.locator('.bzl-items > li')
  }

  line(name: string): Locator {
    return this.lines.filter({ hasText: name })
  }

  /** How many pieces of a line are shown. */
  quantity(line: Locator): Locator {
    return line.getByRole('textbox')
  }

  more(line: Locator): Locator {
    return line.getByRole('button').nth(1)
  }

  get checkout(): Locator {
    return this.dialog.getByRole('link', { name: this.word('checkout'), exact: true })
  }

  /** The grand total at the foot. */
  get total(): Locator {
    return this.dialog.locator('.bzl-totals__row--grand dd')
  }
}
