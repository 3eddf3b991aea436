import type { SubmitActions } from '@adyen/adyen-web'
import { openPaypalOrder, updatePaypalOrder } from '../api/paypal-order.ts'
import { logFailure } from '#storefront/state/log.ts'
import { provider } from '#payment/state/provider-settings.ts'
import type { Press } from './press.ts'
import type { Authorised, SheetChange } from './sheet.ts'

/**
 * PayPal's own order behind its sheet: it is opened with it, and brought to what is saved with the cart
 * (wire: express-open-paypal-order, wire: express-update-paypal-order).
 */
export class PaypalOrder {
  private paymentData = ''

  constructor(private readonly press: Press) {}

  /** Opens it with what the cart costs so far. */
  async open(data: unknown, actions: SubmitActions): Promise<void> {
    try {
      await this.press.sheet.taken
      const { resultCode, action } = await openPaypalOrder(provider(), this.press.sheet.cart, data)
      this.paymentData = action?.paymentData ?? ''
      const paymentData = await this.bringUpToDate()
      actions.resolve({ resultCode, action: { ...action, paymentData } } as Parameters<
        SubmitActions['resolve']
      >[0])
    } catch (error) {
      logFailure('paypal', error)
      actions.reject()
      await this.press.close({ key: 'broken' })
    }
  }

  /** Gives the payment data that replaces the one before. Throws RefusedSheet. */
  update(change: SheetChange): Promise<string> {
    return this.press.save(async () => {
      await this.press.sheet.update({ ...change, isSaved: true })
      return this.bringUpToDate()
    })
  }

  /** The payment is taken with the details that follow, from the order as it is brought up to date here. */
  authorise(given: Authorised, actions: { resolve(): void; reject(): void }): Promise<void> {
    return this.press.authorise(given, actions, async (purchase) => {
      await this.bringUpToDate()
      this.press.sheet.checkOpen()
      await purchase.placeBeforeDetails('paypal')
    })
  }

  private async bringUpToDate(): Promise<string> {
    const { cart, current } = this.press.sheet
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
