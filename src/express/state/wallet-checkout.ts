import type { AdditionalDetailsActions, SubmitActions } from '@adyen/adyen-web'
import type { CartRef } from '#http/cart-path.ts'
import { expressMethod, type Wallet, WALLET_NAMES } from '../rules/express.ts'
import { withCartLocked } from '#cart/state/cart-lock.ts'
import { keepOrder, removePlacedOrder } from '#order/state/placed-order.ts'
import type { Order, Outcome } from '#order/state/order.ts'
import { outcomeOf } from '#order/state/outcome-of.ts'
import { provider } from '#payment/state/provider-settings.ts'
import { Purchase, resultPage } from '#payment/state/purchase.ts'
import { queue } from '#async/queue.ts'
import {
  isBeyondSheet,
  orderRefused,
  refusing,
  RefusedSheet,
  refusedBy,
  type SheetMessage,
  withRemedy,
  $acceptedTerms,
  $closing,
  $openCheckout,
  $result,
} from './sheet-status.ts'
import type { Authorised, Saved, PaymentSheet, SheetChange, Shown } from './payment-sheet.ts'
import { dispatch } from '#dom/events.ts'
import { loadCart, refreshCart } from '#cart/state/cart.ts'
import { endAttempt } from '#order/state/attempt.ts'
import { goToPayment, goToSuccess } from '#order/state/leave.ts'
import { $isSessionRefused } from '#storefront/state/config.ts'
import { task } from '#async/task.ts'

type Rejection = Parameters<SubmitActions['reject']>[0]

/** How a wallet's sheet is answered when the shopper has authorised. */
export interface AuthorisedActions {
  resolve(): void
  reject(refusal: RefusedSheet): void
}

/** Sends the order before the component goes on, for a wallet whose payment comes after it. */
type Place = (purchase: Purchase) => Promise<void>

/** How long (ms) a closed sheet waits to be undone: a request of another that has no answer ends before. */
const UNDO_PATIENCE = 60_000

/** A checkout in a wallet's sheet, from the press of its button to the order that may come of it. One at a time on a page. */
export class WalletCheckout {
  private purchase: Purchase | undefined
  private hasAsked = false
  private mayBeOrdered = false
  private end: Promise<unknown> = Promise.resolve()

  constructor(
    readonly wallet: Wallet,
    readonly sheet: PaymentSheet,
    /** Returns the sheet's error in the form that the wallet's component takes. */
    private readonly toRejection: (refusal: RefusedSheet) => Rejection,
  ) {}

  /** Throws RefusedSheet. */
  update(change: SheetChange): Promise<Shown> {
    const work = () => this.sheet.update(change)
    return change.coupon === undefined ? refusing(work) : this.save(work)
  }

  /**
   * Makes a change that is saved with the cart, and anything that must be done before somebody else changes it.
   * Throws RefusedSheet.
   */
  async save<T>(work: () => Promise<T>): Promise<T> {
    const done = await refusing(() => withCartLocked(async () => ({ result: await work() })))
    if (!done) throw orderRefused('place-order.notPlaced')
    return done.result
  }

  /**
   * The shopper has authorised: saves what the order needs, lets the component go on to `submit`, and follows the order to
   * its end. Holds queue and lock all the while, so that nothing else changes the cart. Once at a time, and never again
   * while there may be an order.
   */
  async authorise(given: Authorised, actions: AuthorisedActions, place?: Place): Promise<void> {
    const refuse = () => actions.reject(this.sheet.refusal)
    if (this.mayBeOrdered || this.sheet.isClosed) return refuse()
    this.mayBeOrdered = true
    const end = this.order(given, actions, place)
    this.end = end.catch(() => undefined)
    const outcome = await end
    if (outcome) return this.finish(outcome)
    this.mayBeOrdered = false
    refuse()
  }

  /** Undefined where the cart is locked. */
  private order(given: Authorised, actions: AuthorisedActions, place?: Place) {
    const { approval } = this.sheet
    const work = async () => {
      const outcome = await this.saveAndPlace(given, approval, actions, place)
      this.purchase = undefined
      await this.settle(outcome, this.sheet.undo)
      return outcome
    }
    return queue('express', () => withCartLocked(work))
  }

  private async saveAndPlace(
    given: Authorised,
    approval: PaymentSheet['approval'],
    actions: AuthorisedActions,
    place?: Place,
  ): Promise<Outcome | Refused> {
    try {
      const saved = await this.sheet.authorise(given, approval)
      const order = this.toOrder(this.sheet.cart, saved)
      keepOrder(order, { ...saved, payment: WALLET_NAMES[this.wallet] })
      return await this.place(order, actions, place)
    } catch (error) {
      const refusal = refusedBy(error)
      if (!this.sheet.isClosed) actions.reject(refusal)
      if (isBeyondSheet(refusal.reason)) this.leave(refusal)
      return { type: 'failed', message: refusal.reason }
    }
  }

  /** Without an order the cart is as it was before the sheet. */
  private async settle({ type }: Outcome | Refused, undo: () => Promise<unknown>): Promise<void> {
    if (type === 'unknown') return
    if (type === 'done' || type === 'redirect') return this.sheet.forget()
    removePlacedOrder()
    // PayPal's sheet is closed by then, and so is one after which the bank asks; others may be used again.
    if (this.hasAsked || this.wallet === 'paypal') this.leave()
    await undo()
    this.mayBeOrdered = false
  }

  private follow = async (outcome: Outcome): Promise<void> => {
    await this.settle(outcome, () => withCartLocked(this.sheet.undo))
    await this.finish(outcome)
  }

  private finish(outcome: Outcome | Refused): Promise<void> {
    return finish(outcome, this.method, !this.sheet.temporaryCart, this.follow)
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
  close(message?: { key: 'broken' }): Promise<void> {
    this.leave()
    void this.purchase?.handleError('CANCEL')
    if (message) $result.set({ message })
    const end = this.undoAtEnd()
    $closing.set(Promise.all([$closing.get(), end]))
    return end
  }

  private async undoAtEnd(): Promise<void> {
    await this.end
    if (!this.mayBeOrdered) await withCartLocked(this.sheet.undo, UNDO_PATIENCE)
  }

  private get method(): string {
    return expressMethod(provider(), this.wallet)
  }

  private leave(refusal?: RefusedSheet): void {
    if ($openCheckout.get() === this) $openCheckout.set(undefined)
    this.sheet.close(refusal)
  }

  /** The bank asks the shopper something, where the button was. */
  private ask() {
    this.hasAsked = true
    $result.set({ isPlacing: true, asking: this.wallet })
  }

  private toOrder(cart: CartRef, { billing }: Saved): Order {
    if (!cart.customer && !billing.email)
      throw new RefusedSheet(
        'address',
        { problem: { key: 'validate.required' }, label: 'address.email' },
        'email',
      )
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

/**
 * Returns the outcome of an order whose payment is a call after it, if that call was never sent. If the order
 * exists, it is not paid. It then leads to the result page, which says that the payment's end is not known.
 */
function withoutPayment(outcome: Outcome): Outcome {
  if (outcome.type === 'done') return resultPage({ resultCode: 'Unknown' })
  if (outcome.type !== 'unknown') return outcome
  return { ...outcome, check: async () => withoutPayment(await outcome.check()) }
}

/** How often (ms) it is looked up whether there is an order. */
const CHECK_INTERVAL = 2000

const CHANGED: string[] = ['place-order.totalChanged', 'place-order.cartChanged']

/** Nothing was sent: the sheet has said why. */
interface Refused {
  type: 'failed'
  message: SheetMessage
}

/**
 * The only place where an outcome has effects. Never settles after `done` and `redirect`: the page is being left. `follow`
 * gets what is known later of an unknown one.
 */
async function finish(
  outcome: Outcome | Refused,
  method: string,
  isOwnCart: boolean,
  follow: (next: Outcome) => void,
): Promise<void> {
  switch (outcome.type) {
    case 'done':
      return goToSuccess(outcome.orderId, method, isOwnCart)
    case 'redirect':
      return $result.set({ message: await goToPayment(outcome.url) })
    case 'failed': {
      const message = withRemedy(outcome.message)
      const key = 'key' in message ? message.key : ''
      endAttempt()
      $result.set({ message })
      dispatch('bezel:order-failed', { method })
      if ('restored' in outcome && outcome.restored) await reloadCart()
      // The next sheet opens with what is to pay now.
      else if (CHANGED.includes(key)) void task('cart', refreshCart)
      if (key === 'place-order.session') $isSessionRefused.set(true)
      return
    }
    case 'stay':
      endAttempt()
      return $result.set({})
    case 'unknown':
      $result.set({ isUnknown: true })
      setTimeout(() => void outcome.check().then(follow), CHECK_INTERVAL)
  }
}

/** The cart that the sheet was for may be gone. */
async function reloadCart() {
  $openCheckout.set(undefined)
  await loadCart.reload()
}
