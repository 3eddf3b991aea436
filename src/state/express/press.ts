import type { AdditionalDetailsActions, SubmitActions } from '@adyen/adyen-web'
import type { CartRef } from '../../api/cart-path'
import { expressMethod, type Wallet, WALLET_NAMES } from '../../domain/payment/express'
import { keepOrder } from '../order/keep-order'
import type { Order, Outcome } from '../order/order'
import { outcomeOf } from '../order/outcome-of'
import { removePlacedOrder } from '../order/placed-order'
import { provider } from '../payment/provider-settings'
import { Purchase } from '../payment/purchase'
import { queue } from '../queue'
import { $acceptedTerms } from './agreements'
import { finish } from './finish'
import { RefusedSheet, refusedBy } from './refused-sheet'
import type { Authorised, Saved, Sheet, SheetChange, Shown } from './sheet'
import { $pressed, $result } from './status'

type Rejection = Parameters<SubmitActions['reject']>[0]

/** How a wallet's sheet is answered when the shopper has authorised. */
export interface AuthorisedActions {
  resolve(): void
  reject(refusal: RefusedSheet): void
}

/** Sends the order before the component goes on, for a wallet whose payment comes after it. */
type Place = (purchase: Purchase) => Promise<void>

/** One press of a wallet's button: its sheet, and the order that may come of it. One at a time on a page. */
export class Press {
  private purchase: Purchase | undefined
  private hasAsked = false

  constructor(
    readonly wallet: Wallet,
    readonly sheet: Sheet,
    /** What the wallet's component takes as the sheet's error. */
    private readonly toRejection: (refusal: RefusedSheet) => Rejection,
  ) {}

  /** Throws RefusedSheet. */
  async update(change: SheetChange): Promise<Shown> {
    try {
      return await this.sheet.update(change)
    } catch (error) {
      throw refusedBy(error)
    }
  }

  /**
   * The shopper has authorised: saves what the order needs, lets the component go on to `submit`, and follows the order to
   * its end. Holds the queue all the while, so that nothing else changes the cart.
   */
  async authorise(given: Authorised, actions: AuthorisedActions, place?: Place): Promise<void> {
    const { approval } = this.sheet
    const outcome = await queue('express', async () => {
      try {
        const saved = await this.sheet.authorise(given, approval)
        const order = this.toOrder(this.sheet.cart, saved)
        keepOrder(order, { ...saved, payment: WALLET_NAMES[this.wallet] })
        return await this.place(order, actions, place)
      } catch (error) {
        const refusal = refusedBy(error)
        if (!this.sheet.isClosed) actions.reject(refusal)
        return { type: 'failed', message: refusal.reason } as const
      }
    })
    this.purchase = undefined
    if (outcome?.type === 'failed' || outcome?.type === 'stay') {
      removePlacedOrder()
      await this.leaveSheet()
    }
    if (outcome) await finish(outcome, expressMethod(provider(), this.wallet))
  }

  /** The component has the wallet's data: the order is sent, once. */
  submit(data: unknown, actions: SubmitActions): void {
    if (!this.purchase || this.sheet.isClosed) return actions.reject()
    void this.purchase.submit(data, actions)
  }

  /** The shopper has done what the bank asked for. */
  sendDetails(data: unknown, actions: AdditionalDetailsActions): void {
    if (!this.purchase) return actions.reject()
    void this.purchase.sendDetails(data, actions)
  }

  /** The shopper has closed the sheet, or it broke. An order that was sent already is followed all the same. */
  async close(message?: { key: 'broken' }): Promise<void> {
    if ($pressed.get() === this) $pressed.set(undefined)
    const closed = this.sheet.close()
    void this.purchase?.handleError('CANCEL')
    if (message) $result.set({ message })
    await closed
  }

  /** There is no order. PayPal's sheet is closed by then, and so is one after which the bank asks; others may be used again. */
  private leaveSheet = (): Promise<void> =>
    this.hasAsked || this.wallet === 'paypal' ? this.close() : this.sheet.reopen()

  /** The bank asks the shopper something, where the button was. */
  private ask() {
    this.hasAsked = true
    $result.set({ isPlacing: true, asking: this.wallet })
  }

  private toOrder(cart: CartRef, { billing }: Saved): Order {
    if (!cart.customer && !billing.email)
      throw new RefusedSheet('address', { problem: { key: 'validate.required' } }, 'email')
    return {
      cart,
      method: expressMethod(provider(), this.wallet),
      billing,
      email: cart.customer ? undefined : billing.email,
      agreement_ids: $acceptedTerms.get(),
    }
  }

  private async place(order: Order, actions: AuthorisedActions, place?: Place): Promise<Outcome> {
    const purchase = (this.purchase = new Purchase(
      order,
      () => this.ask(),
      (error) => this.toRejection(refusedBy(error)),
    ))
    $result.set({ isPlacing: true })
    try {
      await place?.(purchase)
      actions.resolve()
      return await purchase.outcome
    } catch (error) {
      actions.reject(refusedBy(error))
      return outcomeOf(error, order)
    }
  }
}
