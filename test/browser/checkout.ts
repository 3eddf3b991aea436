import { type FrameLocator, type Locator, type Page, expect } from 'playwright/test'
import { GUEST, type Typed } from './addresses.ts'
import type { Shop } from './demo-shop.ts'
import { enterBefore } from './entered-before.ts'
import { translations } from './translations.ts'

/** Card numbers of the demo's provider, by their result. */
export const cards = {
  good: '4111111111111111',
  refused: '4000000000000002',
  challenged: '4917610000000000',
  broken: '4000000000000119',
  cancelled: '4000000000000101',
  pending: '4000000000000259',
}

/** The checkout, in any of the shop's languages. */
export class CheckoutPage {
  readonly root: Locator
  readonly text: ReturnType<typeof translations>

  constructor(
    readonly page: Page,
    language = 'en',
  ) {
    this.root = page.locator('[data-widget="checkout"]')
    this.text = translations(language, 'checkout')
  }

  /**
   * Opens the checkout at its first step, also for a customer whose address the shop knows, and whose checkout begins
   * further on.
   */
  async open(): Promise<void> {
    await this.page.goto('/checkout')
    const first = this.root.locator('.bzl-checkout__steps > li').first()
    await expect(first).toBeVisible()
    if ((await first.getAttribute('data-state')) === 'done') await this.openAddress()
    await this.expectStep(1)
  }

  /** The open step. */
  get step(): Locator {
    return this.root.locator('li[aria-current="step"]')
  }

  /** Waits until the step is on screen and painted: the tab's history is written after that. */
  async expectStep(number: 1 | 2 | 3 | 4): Promise<void> {
    const step = this.root.locator('.bzl-checkout__steps > li').nth(number - 1)
    await expect(step).toHaveAttribute('aria-current', 'step')
    await step.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  }

  field(name: string): Locator {
    return this.root.locator(`[name="${name}"]`)
  }

  /** A button of the open step by the key of its text, which the amount follows on phones. */
  button(key: string): Locator {
    return this.step.getByRole('button', { name: new RegExp(`^${this.label(key)}( · .*)?$`) })
  }

  /** A pattern of the text as it is compared: names have plain spaces, and a text may have others. */
  private label(key: string): string {
    return this.text(key)
      .replace(/\s/g, ' ')
      .replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  }

  /** Fills the form of the first step; without an e-mail the shopper is logged in. */
  async fillAddress({ country_id, ...typed }: Typed, email?: string): Promise<void> {
    if (email) await this.field('email').fill(email)
    await this.field('country_id').selectOption(country_id)
    for (const [name, value] of Object.entries(typed)) {
      if (name === 'region_id') await this.field(name).selectOption({ label: value })
      else await this.field(name).fill(value)
    }
  }

  async finishAddress(): Promise<void> {
    await this.button('step.continue').click()
    await this.expectStep(2)
  }

  /** Goes back to the address, whatever step is open. */
  async openAddress(): Promise<void> {
    await this.root.locator('.bzl-checkout__steps > li').first().getByRole('button').click()
    await this.expectStep(1)
  }

  async changeAddress(address: Typed): Promise<void> {
    await this.openAddress()
    await this.fillAddress(address)
    await this.finishAddress()
  }

  /** A delivery by the key of its name. */
  rate(key: string): Locator {
    return this.step.getByRole('radio', { name: this.text(key) })
  }

  async finishShipping(): Promise<void> {
    await this.button('step.continue').click()
    await this.expectStep(3)
  }

  /** An input inside a frame of the card form. */
  cardField(name: 'CardNumber' | 'ExpiryDate' | 'SecurityCode'): Locator {
    const frame = this.page.locator(`[data-cse="encrypted${name}"] iframe`).filter({ visible: true })
    return frame.contentFrame().locator('input')
  }

  /** Its fields are there and no longer loading: a frame ignores input before. */
  async expectCardForm(): Promise<void> {
    await expect(this.cardField('SecurityCode')).toBeVisible()
    await expect(this.root.locator('.loading-input__form--loading')).toHaveCount(0)
  }

  async fillCard(number: string): Promise<void> {
    await this.expectCardForm()
    await this.cardField('CardNumber').fill(number)
    await this.cardField('ExpiryDate').fill('0330')
    await this.cardField('SecurityCode').fill('737')
  }

  /** A customer's stored card needs only its security code. */
  async fillStoredCard(): Promise<void> {
    await this.expectCardForm()
    await this.cardField('SecurityCode').fill('737')
  }

  /** Goes back from the review to the payment. */
  async changePayment(): Promise<void> {
    const name = this.text('step.change', { step: this.text('review.payment') })
    await this.step.getByRole('button', { name, exact: true }).click()
    await this.expectStep(3)
  }

  async finishPayment(card: string): Promise<void> {
    await this.fillCard(card)
    await this.button('payment.continue').click()
    await this.expectStep(4)
  }

  /** Completes the first step by its form. A customer's e-mail is known. */
  async walkToDelivery(address: Typed, customer?: string): Promise<void> {
    await this.open()
    await this.fillAddress(address, customer ? undefined : GUEST)
    await this.finishAddress()
  }

  /** Completes all steps before the payment, with the delivery chosen by default. */
  async walkToPayment(address: Typed, customer?: string): Promise<void> {
    await this.walkToDelivery(address, customer)
    await this.finishShipping()
  }

  async walkToReview(address: Typed, card = cards.good): Promise<void> {
    await this.walkToPayment(address)
    await this.finishPayment(card)
  }

  /**
   * Opens the checkout at the delivery, as `walkToDelivery` leaves it: the tab comes back to what was entered in it, for
   * tests that are not about the steps before.
   */
  async reachDelivery(address: Typed, customer?: string): Promise<void> {
    await enterBefore(this.page, 'shipping_method', address, customer)
    await this.expectStep(2)
  }

  /** Opens the checkout at the payment, as `walkToPayment` leaves it. */
  async reachPayment(address: Typed, customer?: string): Promise<void> {
    await enterBefore(this.page, 'payment_method', address, customer)
    await this.expectStep(3)
  }

  /** Opens the checkout of a customer whose address the shop knows: it begins at the payment. */
  async returnToPayment(): Promise<void> {
    await this.page.goto('/checkout')
    await this.expectStep(3)
  }

  /** Opens the checkout at the payment and pays by a card, which the tab does not keep. */
  async reachReview(address: Typed, card = cards.good): Promise<void> {
    await this.reachPayment(address)
    await this.finishPayment(card)
  }

  /** The order button; its text is followed by the amount. */
  get placeButton(): Locator {
    return this.step.getByRole('button', {
      name: new RegExp(`^${this.label('place-order.button')}\\s\\D*\\d`),
    })
  }

  /** The amount in the order button, in minor units: its digits without sign and separators. */
  async total(): Promise<number> {
    return Number((await this.placeButton.innerText()).replace(/\D/g, ''))
  }

  /** The bank's page inside the card form. */
  get challenge(): FrameLocator {
    return this.page.frameLocator('.adyen-checkout__threeds2__challenge iframe')
  }

  async answerChallenge(answer: 'approve' | 'decline' | 'cancel'): Promise<void> {
    await this.challenge.locator(`button.${answer}`).click()
  }

  async expectSuccess(): Promise<void> {
    await expect(this.page).toHaveURL(/\/checkout\/onepage\/success$/)
    await expect(this.page.locator('[data-widget="progress"]')).toHaveAttribute('data-widget-state', 'ready')
  }

  /** Orders from the review; the amount charged is the amount on screen. Returns the order. */
  async expectCharge(shop: Shop, currency: string) {
    const owed = await shop.cartTotal()
    await expect.poll(() => this.total()).toBe(owed)
    await this.placeButton.click()
    await this.expectSuccess()
    return shop.expectOneOrder(owed!, currency)
  }
}
