import { type Locator, type Page, expect } from 'playwright/test'
import { CheckoutPage } from './checkout.ts'
import type { Shop } from './demo-shop.ts'

/** The checkout with payment methods other than the card. */
export class PaymentCheckout extends CheckoutPage {
  private owed: number | undefined

  /** A method by the shop's title. */
  method(title: string) {
    return this.step.getByRole('radio', { name: title, exact: true })
  }

  /** A type within the provider's form. */
  type(name: RegExp): Locator {
    return this.step.getByRole('radio', { name })
  }

  get panel(): Locator {
    return this.root.locator('.bzl-discounts')
  }

  /** After a discount the shop's total has changed and the total on screen is the same. */
  async expectTotalOf(shop: Shop, what: string): Promise<void> {
    const before = this.owed
    await expect.poll(() => shop.cartTotal(), what).not.toBe(before)
    this.owed = await shop.cartTotal()
    await expect.poll(() => this.totalShown(), what).toBe(this.owed)
  }

  /** The grand total in the summary, in minor units. */
  async totalShown(): Promise<number> {
    const shown = this.root.locator('.bzl-totals__row--grand bdi').first()
    return Number((await shown.innerText()).replace(/\D/g, ''))
  }

  /** The order button shows the shop's total. Returns it in minor units. */
  async expectAmountInButton(shop: Shop): Promise<number> {
    const owed = (await shop.cartTotal())!
    await expect.poll(() => this.total()).toBe(owed)
    return owed
  }

  async choose(title: string): Promise<void> {
    await this.method(title).check()
  }

  async review(): Promise<void> {
    await this.button('payment.continue').click()
    await this.expectStep(4)
  }

  /** The payment step is open again and nothing is busy. */
  async expectBackAtPayment(): Promise<void> {
    await expect(this.page).toHaveURL(/\/checkout\/?$/)
    await this.expectStep(3)
    await expect(this.root.locator('[aria-busy="true"], .bzl-spinner')).toHaveCount(0)
  }

  /** Pays by check, after another method failed. */
  async payOtherwise(): Promise<void> {
    await this.choose('Check / Money order')
    await this.review()
    await this.placeButton.click()
    await expectSuccessPage(this.page)
  }
}

/** The requests that place an order. */
export async function ordersSent(shop: Shop) {
  const { requests } = await shop.ledger()
  return requests.filter(({ method, path }) => method === 'POST' && /\/payment-information$/.test(path))
}

/** The query is that of Magento's own controllers, which lead there after another page. */
export async function expectSuccessPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/onepage\/success\/?(\?utm_nooverride=1)?$/)
}

/** Callbacks on the demo's payment page. */
export async function answerOnPaymentPage(
  page: Page,
  button: 'Approve' | 'Cancel' | 'Let it fail',
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Demo payment page' })).toBeVisible()
  await page.getByRole('button', { name: button }).click()
}

/** Stubs PayPal's script: one button for each answer a shopper may give in PayPal's window. */
export async function stubPaypal(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Callbacks = {
      onClick(data: unknown, actions: object): unknown
      createOrder(): Promise<string>
      onApprove(approval: object): Promise<void>
      onCancel(): void
      onError(error: unknown): void
    }
    const press = async (callbacks: Callbacks, reply: string) => {
      const isLetIn = await new Promise((done) => {
        void callbacks.onClick({}, { resolve: () => done(true), reject: () => done(false) })
      })
      if (!isLetIn) return
      try {
        const orderID = await callbacks.createOrder()
        if (reply === 'give up') callbacks.onCancel()
        else await callbacks.onApprove({ orderID, payerID: 'DEMO', paymentSource: 'paypal' })
      } catch (error) {
        callbacks.onError(error)
      }
    }
    const Buttons = (callbacks: Callbacks) => {
      const buttons = ['agree', 'give up'].map((reply) => {
        const button = document.createElement('button')
        button.textContent = `PayPal: ${reply}`
        button.type = 'button'
        button.addEventListener('click', () => void press(callbacks, reply))
        return button
      })
      return {
        isEligible: () => true,
        close: () => buttons.forEach((button) => button.remove()),
        render: (place: HTMLElement) => Promise.resolve(place.append(...buttons)),
      }
    }
    Object.assign(window, { paypal: { Buttons } })
  })
}
