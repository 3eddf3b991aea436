import type { Locator, Page } from 'playwright/test'
import { expect } from './shop.ts'

/** Apple's component refuses pages without encryption. */
export const SECURE = {
  baseURL: `https://localhost:${process.env.BEZEL_TEST_PORT ?? 8199}`,
  ignoreHTTPSErrors: true,
}

/** An amount of the ledger as the sheets write it. */
export function written({ grandTotal, currency }: { grandTotal: number; currency: string }): string {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits!
  return `${currency} ${(grandTotal / 10 ** digits).toFixed(digits)}`
}

export type WalletName = 'Apple Pay' | 'Google Pay' | 'PayPal'

/** A wallet's button in the page and the demo's sheet behind it. */
export class WalletSheet {
  readonly button: Locator
  readonly sheet: Locator
  readonly pay: Locator
  readonly cancel: Locator
  readonly error: Locator
  readonly place: Locator
  readonly card: Locator

  /** The button of the page, or of this part of it where several have one. */
  constructor(page: Page, wallet: WalletName, part: Page | Locator = page) {
    this.button = part.getByRole('button', { name: wallet, exact: true })
    this.sheet = page.getByRole('dialog', { name: `${wallet} (demo)` })
    this.pay = this.sheet.getByRole('button', { name: 'Pay', exact: true })
    this.cancel = this.sheet.getByRole('button', { name: 'Cancel' })
    this.error = this.sheet.getByRole('alert')
    this.card = this.sheet.getByRole('combobox', { name: 'Card' })
    this.place = this.sheet.getByRole('combobox', { name: 'Deliver to' })
  }

  async open(): Promise<void> {
    await this.button.click()
    await expect(this.pay).toBeEnabled()
  }

  /** Returns the amount the sheet asks for, in its own text: `USD 109.50`. */
  async total(): Promise<string> {
    return (await this.sheet.getByRole('status').innerText()).trim()
  }

  async deliverTo(place: string): Promise<void> {
    await this.place.selectOption(place)
  }

  /** Presses Pay; the amount that was in the sheet. */
  async authorise(): Promise<string> {
    await expect(this.pay).toBeEnabled()
    const total = await this.total()
    await this.pay.click()
    return total
  }
}
