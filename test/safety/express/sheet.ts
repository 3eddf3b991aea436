import type { WalletCheckout } from '#express/state/wallet-checkout.ts'
import type { PaypalOrder } from '#express/state/paypal-order.ts'
import type { ProductCart } from '#express/state/product-cart.ts'
import { toPay, type Wallet } from '#express/rules/express.ts'
import { rateKey } from '#delivery/rules/rate.ts'
import { partOf, PLACES } from '#express/state/places.fixture.ts'
import type { Cart } from '#demo/shop/quote.ts'
import type { Shop } from '#demo/shop/shop.ts'
import { toDecimal, toMinorUnits } from '#demo/shop/money.ts'
import { paymentRecords } from '#demo/provider/payment-records.ts'
import { answerStep } from '#demo/provider/payments.ts'
import { paypalOrderById } from '#demo/provider/wallets/paypal-orders.ts'
import type * as Entry from './page-entry.ts'
import type { Card, Place, Step } from './plan.ts'

/** The payment that a shopper has authorised. */
export interface Authorised {
  id: number
  wallet: Wallet
  /** The amount as the sheet showed it, in minor units. */
  amount: number
  place: Place
  sheet: WalletSheet
}

type Authorise = Extract<Step, { card: Card }>

const CARDS: Record<Card, string | undefined> = {
  good: undefined,
  refused: '4000000000000002',
  asks: '4917610000000000',
}

/** The data that the library gets as PayPal's sheet opens. */
interface Resolved {
  action?: { sdkData?: { token?: string } }
}

interface Opening {
  wallet: Wallet
  /** The cart of the row for one product. */
  product?: ProductCart
  shop: Shop
  onAuthorised(given: Omit<Authorised, 'id'>): number
}

/** A wallet's sheet with its component, as the provider's library drives them. */
export class WalletSheet {
  private press: WalletCheckout | undefined
  private paypal: PaypalOrder | undefined
  private paypalId: string | undefined
  /** Decimal text. */
  private amount = ''
  private isPaying = false
  private isCancelled = false
  /** The token of the question that the bank asks. */
  private question: string | undefined
  isOpen = false
  wasAsked = false

  constructor(
    private readonly page: typeof Entry,
    private readonly opening: Opening,
  ) {
    const { wallet, product } = opening
    if (product) void page.beginWhenReady(wallet, () => undefined, product).then(this.begin)
    else this.begin(page.beginCheckout(wallet, () => undefined))
  }

  private begin = (press: WalletCheckout | undefined): void => {
    if (press && this.isCancelled) return void press.close()
    this.press = press
    if (!press) return
    this.amount = toPay(press.sheet.current.totals)
    this.isOpen = this.opening.wallet !== 'paypal'
    if (!this.isOpen) this.openPaypal(press)
  }

  private openPaypal(press: WalletCheckout): void {
    this.paypal = new this.page.PaypalOrder(press)
    const resolve = ({ action }: Resolved) => {
      this.paypalId = action?.sdkData?.token
      this.isOpen = true
      this.showPaypal()
    }
    void this.paypal.open({ paymentMethod: { type: 'paypal' } }, { resolve, reject: () => undefined })
  }

  /** The sheet's cart as the shop has it. */
  get cart(): Cart | undefined {
    const id = this.press?.sheet.cart.id
    return [...this.opening.shop.carts.values()].find((cart) => cart.mask === id || String(cart.id) === id)
  }

  private get paypalOrder() {
    return paypalOrderById(this.opening.shop, this.paypalId)
  }

  /** PayPal's own page reads the amount of its order. */
  private showPaypal() {
    const order = this.paypalOrder
    if (order) this.amount = toDecimal(order.amount.value, order.amount.currency)
  }

  /** The wallet asks what to show for another place, rate or coupon. While it pays nothing can be changed. */
  async change(step: Extract<Step, { do: 'place' | 'rate' | 'coupon' }>): Promise<void> {
    const { press, paypal } = this
    if (!press || !this.isOpen || this.isPaying) return
    if (step.do === 'coupon' && paypal) return
    const rate = step.do === 'rate' ? press.sheet.current.rates[step.index] : undefined
    const change =
      step.do === 'place'
        ? { place: partOf(PLACES[step.place]) }
        : step.do === 'coupon'
          ? { coupon: step.code }
          : { rate: rate && rateKey(rate) }
    try {
      if (paypal) {
        await paypal.update(change)
        this.showPaypal()
      } else {
        this.amount = toPay((await press.update(change)).totals)
      }
    } catch {
      // The sheet shows the error and the amount before.
    }
  }

  /** Pay is pressed in the sheet. */
  authorise({ place, card }: Authorise): void {
    const { press, paypal, cart } = this
    if (!press || !cart || !this.isOpen) return
    const { currency } = cart
    const amount = toMinorUnits(this.amount, currency)
    // PayPal approves once, however often its component reports it.
    const isRepeated = this.isPaying && paypal
    this.isPaying = true
    const { wallet, onAuthorised } = this.opening
    const id = isRepeated ? 0 : onAuthorised({ wallet, amount, place, sheet: this })
    const failed = () => {
      if (!isRepeated) this.isPaying = false
    }
    const given = { shipping: PLACES[place], billing: PLACES[place] }
    if (paypal) {
      const order = this.paypalOrder
      if (!order) return
      const number = card === 'asks' ? undefined : CARDS[card]
      Object.assign(order, { approved: { value: amount, currency }, card: number })
      const details = { details: { orderID: order.id } }
      const resolve = () => press.sendDetails(details, { resolve: () => undefined, reject: failed })
      return void paypal.authorise(given, { resolve, reject: failed })
    }
    const token = JSON.stringify({ amount: this.amount, currency, card: CARDS[card], id })
    const paymentMethod =
      wallet === 'applepay'
        ? { type: wallet, applePayToken: btoa(token) }
        : { type: wallet, googlePayToken: token }
    const ask = ({ action }: { action?: { authorisationToken?: string } }) => {
      this.question = action?.authorisationToken
      this.wasAsked ||= Boolean(this.question)
    }
    const resolve = () => {
      if (this.isOpen) press.submit({ paymentMethod }, { resolve: ask, reject: failed })
    }
    void press.authorise(given, { resolve, reject: failed })
  }

  /** The bank's page has the shopper's answer. */
  answerBank(approves: boolean): void {
    const payment = paymentRecords(this.opening.shop).payments.get(this.question ?? '')
    if (!this.press || !payment) return
    answerStep(payment, approves ? 'approve' : 'decline')
    const threeDSResult = btoa(JSON.stringify({ authorisationToken: payment.id }))
    const actions = { resolve: () => undefined, reject: () => undefined }
    this.press.sendDetails({ details: { threeDSResult } }, actions)
    this.question = undefined
  }

  /** The shopper closes it. While the bank asks it is closed already. */
  cancel(): void {
    this.isCancelled = true
    if (!this.isOpen || this.question) return
    this.isOpen = false
    void this.press?.close()
  }
}
