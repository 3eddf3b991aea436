import type { Press } from '../../../src/state/express/press'
import type { PaypalOrder } from '../../../src/state/express/paypal-order'
import { toPay } from '../../../src/domain/express/amounts'
import { rateKey } from '../../../src/domain/delivery/rate'
import { partOf, PLACES } from '../../../src/state/express/places.fixture'
import type { Cart } from '../../../demo/shop/quote'
import type { Shop } from '../../../demo/shop/shop'
import { toDecimal, toMinorUnits } from '../../../demo/shop/money'
import { paypalOrderOf } from '../../../demo/provider/wallets/paypal-orders'
import type { Wallet } from '../../../src/domain/payment/express'
import type * as Entry from './page-entry'
import type { Place, Step } from './plan'

/** What a shopper has authorised. */
export interface Authorised {
  id: number
  wallet: Wallet
  /** As the sheet showed it, in minor units. */
  amount: number
  place: Place
  sheet: WalletSheet
}

type Authorise = Extract<Step, { isCardGood: boolean }>

const REFUSED_CARD = '4000000000000002'

/** A wallet's sheet with its component, as the provider's library drives them. */
export class WalletSheet {
  private readonly press: Press | undefined
  private readonly paypal: PaypalOrder | undefined
  /** Decimal text. */
  private amount: string
  isOpen: boolean
  private isPaying = false

  constructor(
    page: typeof Entry,
    private readonly wallet: Wallet,
    private readonly shop: Shop,
    private readonly cart: Cart,
    private readonly onAuthorised: (given: Omit<Authorised, 'id'>) => number,
  ) {
    const totals = page.$totals.get()
    this.amount = totals ? toPay(totals) : ''
    this.press = page.beginPress(wallet, () => undefined)
    this.isOpen = this.press !== undefined
    if (!this.press || wallet !== 'paypal') return
    this.isOpen = false
    this.paypal = new page.PaypalOrder(this.press)
    void this.paypal.open(
      { paymentMethod: { type: 'paypal' } },
      {
        resolve: () => ((this.isOpen = true), this.showPaypal()),
        reject: () => undefined,
      },
    )
  }

  /** PayPal's own page reads the amount of its order. */
  private showPaypal() {
    const order = paypalOrderOf(this.shop, this.cart.id)
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
  authorise({ place, isCardGood }: Authorise): void {
    const { press, paypal, cart } = this
    if (!press || !this.isOpen) return
    const { currency } = cart
    const amount = toMinorUnits(this.amount, currency)
    // PayPal approves once, however often its component reports it.
    const isRepeated = this.isPaying && paypal
    this.isPaying = true
    const id = isRepeated ? 0 : this.onAuthorised({ wallet: this.wallet, amount, place, sheet: this })
    const card = isCardGood ? undefined : REFUSED_CARD
    const failed = () => (this.isPaying = false)
    const given = { shipping: PLACES[place], billing: PLACES[place] }
    if (paypal) {
      const order = paypalOrderOf(this.shop, cart.id)
      if (!order) return
      Object.assign(order, { approved: { value: amount, currency }, card })
      const details = { details: { orderID: order.id } }
      const resolve = () => press.sendDetails(details, { resolve: () => undefined, reject: failed })
      return void paypal.authorise(given, { resolve, reject: failed })
    }
    const googlePayToken = JSON.stringify({ amount: this.amount, currency, card, id })
    const data = { paymentMethod: { type: 'googlepay', googlePayToken } }
    const resolve = () => {
      if (this.isOpen) press.submit(data, { resolve: () => undefined, reject: failed })
    }
    void press.authorise(given, { resolve, reject: failed })
  }

  /** The shopper closes it. */
  cancel(): void {
    if (!this.isOpen) return
    this.isOpen = false
    void this.press?.close()
  }
}
