import { type Page, expect } from 'playwright/test'
import type { Typed } from './addresses'
import { CheckoutPage } from './checkout'

/** The checkout of a shopper who pays another way than by card. */
export class PaymentCheckout extends CheckoutPage {
  /** A method by the title the shop gives it. */
  method(title: string) {
    return this.step.getByRole('radio', { name: title, exact: true })
  }

  /** All steps up to the choice of a method. */
  async reachPayment(address: Typed, customer?: string): Promise<void> {
    await this.open()
    await this.fillAddress(address, customer ? undefined : 'ada@example.com')
    await this.finishAddress()
    await this.finishShipping()
  }

  async choose(title: string): Promise<void> {
    await this.method(title).check()
  }

  async review(): Promise<void> {
    await this.button('payment.continue').click()
    await this.expectStep(4)
  }

  /** The shopper stands before the payment again, with nothing turning and everything typed still there. */
  async expectBackAtPayment(): Promise<void> {
    await expect(this.page).toHaveURL(/\/checkout\/?$/)
    await this.expectStep(3)
    await expect(this.root.locator('[aria-busy="true"], .bzl-spinner')).toHaveCount(0)
  }

  /** Pays with what every shop has, after another way came to nothing. */
  async payOtherwise(): Promise<void> {
    await this.choose('Check / Money order')
    await this.review()
    await this.placeButton.click()
    await expectThanks(this.page)
  }
}

export async function expectThanks(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/onepage\/success\/?$/)
}

/** Answers on the page of "the other company". */
export async function answer(page: Page, button: 'Approve' | 'Cancel' | 'Let it fail'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Demo payment page' })).toBeVisible()
  await page.getByRole('button', { name: button }).click()
}

/** Stands in for PayPal's script: its button, and a window in which the shopper answers at once. */
export async function putPaypalOnPage(page: Page, answers: 'agree' | 'give up'): Promise<void> {
  await page.addInitScript((reply) => {
    type Answers = {
      onClick(data: unknown, actions: object): unknown
      createOrder(): Promise<string>
      onApprove(agreed: object): Promise<void>
      onCancel(): void
      onError(error: unknown): void
    }
    const press = async (ask: Answers) => {
      const let_in = await new Promise((done) => {
        void ask.onClick({}, { resolve: () => done(true), reject: () => done(false) })
      })
      if (!let_in) return
      try {
        const orderID = await ask.createOrder()
        if (reply === 'give up') ask.onCancel()
        else await ask.onApprove({ orderID, payerID: 'DEMO', paymentSource: 'paypal' })
      } catch (error) {
        ask.onError(error)
      }
    }
    const Buttons = (ask: Answers) => ({
      isEligible: () => true,
      close: () => undefined,
      render: (place: HTMLElement) => {
        const button = document.createElement('button')
        button.textContent = "PayPal's own button"
        button.type = 'button'
        button.addEventListener('click', () => void press(ask))
        place.append(button)
        return Promise.resolve()
      },
    })
    Object.assign(window, { paypal: { Buttons } })
  }, answers)
}
