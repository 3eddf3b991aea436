import type { AdditionalDetailsActions, SubmitActions } from '@adyen/adyen-web'
import type { CartRef } from '../../api/cart-path'
import { runExclusive } from '../../host/storage/exclusive'
import { expressMethod, type Wallet, WALLET_NAMES } from '../../domain/payment/express'
import { keepOrder } from '../order/keep-order'
import type { Order, Outcome } from '../order/order'
import { outcomeOf } from '../order/outcome-of'
import { removePlacedOrder } from '../order/placed-order'
import { provider } from '../payment/provider-settings'
import { Purchase } from '../payment/purchase'
import { queue } from '../queue'
import { $acceptedTerms } from './agreements'
import { finish, type Refused } from './finish'
import { RefusedSheet, refusedBy } from './refused-sheet'
import type { Authorised, Saved, Sheet, SheetChange, Shown } from './sheet'
import { $pressed, $result } from './status'
import { withoutPayment } from './unpaid'

type Rejection = Parameters<SubmitActions['reject']>[0]

/** How a wallet's sheet is answered when the shopper has authorised. */
export interface AuthorisedActions {
  resolve(): void
  reject(refusal: RefusedSheet): void
}

/** Sends the order before the component goes on, for a wallet whose payment comes after it. */
type Place = (purchase: Purchase) => Promise<void>

/** Name of the lock of all tabs: no sheet saves or undoes anything while another saves and orders. */
const SHEET = 'bezel-sheet'

/** One press of a wallet's button: its sheet, and the order that may come of it. One at a time on a page. */
export class Press {
  private purchase: Purchase | undefined
  private hasAsked = false
  private mayBeOrdered = false
  private end: Promise<unknown> = Promise.resolve()

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
   * its end. Holds queue and lock all the while, so that nothing else changes the cart. Once at a time, and never again
   * while there may be an order.
   */
  async authorise(given: Authorised, actions: AuthorisedActions, place?: Place): Promise<void> {
    const refuse = () => actions.reject(new RefusedSheet('order', { key: 'place-order.notPlaced' }))
    if (this.mayBeOrdered) return refuse()
    this.mayBeOrdered = true
    const end = runExclusive(SHEET, () => this.order(given, actions, place))
    this.end = end.catch(() => undefined)
    const outcome = await end
    if (outcome) return finish(outcome, this.method, this.follow)
    this.mayBeOrdered = false
    refuse()
  }

  private async order(given: Authorised, actions: AuthorisedActions, place?: Place) {
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
    if (outcome) await this.undoWithout(outcome)
    return outcome
  }

  /** Without an order the cart is as it was before the sheet. */
  private async undoWithout({ type }: Outcome | Refused): Promise<void> {
    if (type !== 'failed' && type !== 'stay') return
    removePlacedOrder()
    // PayPal's sheet is closed by then, and so is one after which the bank asks; others may be used again.
    if (this.hasAsked || this.wallet === 'paypal') this.leave()
    await this.sheet.undo()
    this.mayBeOrdered = false
  }

  private follow = async (outcome: Outcome): Promise<void> => {
    await this.undoWithout(outcome)
    await finish(outcome, this.method, this.follow)
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
    this.leave()
    void this.purchase?.handleError('CANCEL')
    if (message) $result.set({ message })
    await this.end
    if (!this.mayBeOrdered) await runExclusive(SHEET, this.sheet.undo)
  }

  private get method(): string {
    return expressMethod(provider(), this.wallet)
  }

  private leave(): void {
    if ($pressed.get() === this) $pressed.set(undefined)
    this.sheet.close()
  }

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
      method: this.method,
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
    if (this.sheet.isClosed) void purchase.handleError('CANCEL')
    $result.set({ isPlacing: true })
    try {
      await place?.(purchase)
      actions.resolve()
      return await purchase.outcome
    } catch (error) {
      actions.reject(refusedBy(error))
      if (error instanceof RefusedSheet) return { type: 'stay' }
      const outcome = await outcomeOf(error, order)
      return place ? withoutPayment(outcome) : outcome
    }
  }
}
