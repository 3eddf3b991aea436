import type { SubmitActions } from '@adyen/adyen-web'
import { openPaypalOrder, updatePaypalOrder } from '../api/express.ts'
import { logFailure } from '#storefront/state/log.ts'
import { provider } from '#payment/state/provider-settings.ts'
import type { WalletCheckout } from './wallet-checkout.ts'
import type { Authorised, SheetChange } from './payment-sheet.ts'

/**
 * PayPal's own order behind its sheet: it is opened with it, and brought to what is saved with the cart
 * (wire: express-open-paypal-order, wire: express-update-paypal-order).
 */
export class PaypalOrder {
  private paymentData = ''

  constructor(private readonly checkout: WalletCheckout) {}

  /** Opens it with what the cart costs so far. */
  async open(data: unknown, actions: SubmitActions): Promise<void> {
    try {
      await this.checkout.sheet.taken
      const { resultCode, action } = await openPaypalOrder(provider(), this.checkout.sheet.cart, data)
      this.paymentData = action?.paymentData ?? ''
      const paymentData = await this.bringUpToDate()
      actions.resolve({ resultCode, action: { ...action, paymentData } } as Parameters<
        SubmitActions['resolve']
      >[0])
    } catch (error) {
      logFailure('paypal', error)
      actions.reject()
      await this.checkout.close({ key: 'broken' })
    }
  }

  /** Gives the payment data that replaces the one before. Throws RefusedSheet. */
  update(change: SheetChange): Promise<string> {
    return this.checkout.save(async () => {
      await this.checkout.sheet.update({ ...change, isSaved: true })
      return this.bringUpToDate()
    })
  }

  /** The payment is taken with the details that follow, from the order as it is brought up to date here. */
  authorise(given: Authorised, actions: { resolve(): void; reject(): void }): Promise<void> {
    return this.checkout.authorise(given, actions, async (purchase) => {
      await this.bringUpToDate()
      this.checkout.sheet.checkOpen()
      await purchase.placeBeforeDetails('paypal')
    })
  }

  private async bringUpToDate(): Promise<string> {
    const { cart, current } = this.checkout.sheet
    const { rates, rate: chosen, totals } = current
    const currency = totals.quote_currency_code
    const { paymentData } = this
    return (this.paymentData = await updatePaypalOrder(provider(), cart, {
      paymentData,
      rates,
      chosen,
      currency,
    }))
  }
}
