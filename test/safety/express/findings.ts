import type { Cart } from '#demo/shop/quote.ts'
import type { Order } from '#demo/shop/records.ts'
import type { Shop } from '#demo/shop/shop.ts'
import { PLACES } from '#express/state/places.fixture.ts'
import { paymentOf } from '#demo/provider/payment-records.ts'
import type { Tab } from '../tab.ts'
import type * as Entry from './page-entry.ts'
import type { Authorised, WalletSheet } from './sheet.ts'

type Page = typeof Entry

/** A press of the checkout's button. */
interface Pressed {
  /** The amount on the button, in minor units. */
  amount: number
  /** The town that the page says the order is sent to. */
  city: string | undefined
  changes: number
}

/** Records what shoppers have approved, and finds what is wrong with the orders that came of it. */
export class Findings {
  private readonly authorised: Authorised[] = []
  private readonly pressed: Pressed[] = []
  /** How often the cart has changed outside the sheets: now, when each was authorised, and when each order came. */
  private changes = 0
  private readonly changesAt = { authorised: new Map<number, number>(), ordered: new Map<number, number>() }
  /** How many were authorised when each order came. */
  private readonly authorisedBefore = new Map<number, number>()
  readonly wrong: string[] = []

  constructor(private readonly shop: Shop) {
    const set = shop.orders.set.bind(shop.orders)
    shop.orders.set = (id, order) => {
      this.changesAt.ordered.set(id, this.changes)
      this.authorisedBefore.set(id, this.authorised.length)
      return set(id, order)
    }
  }

  addAuthorised = (given: Omit<Authorised, 'id'>): number => {
    const id = this.authorised.length
    this.authorised.push({ id, ...given })
    this.changesAt.authorised.set(id, this.changes)
    return id
  }

  addPressed = (seen: Omit<Pressed, 'changes'>) => this.pressed.push({ ...seen, changes: this.changes })

  /** In a third tab, at once. */
  setQuantity({ items: [item], orderId }: Cart, qty: number): void {
    if (!item || item.qty === qty || orderId !== undefined) return
    item.qty = qty
    this.changes += 1
  }

  get orders(): Order[] {
    return [...this.shop.orders.values()]
  }

  /** The most that one cart has, canceled ones left out. */
  get ordersOfOneCart(): number {
    const carts = this.orders.filter(isPlaced).map(({ cartId }) => cartId)
    return Math.max(0, ...carts.map((id) => carts.filter((each) => each === id).length))
  }

  checkOrders(): void {
    for (const order of this.orders) {
      if (order.method === 'checkmo') this.checkPressed(order)
      else this.checkAuthorised(order)
    }
  }

  /** Where another tab has changed the cart between the look at the total and the order, no page can know. */
  private checkPressed(order: Order): void {
    const changes = this.changesAt.ordered.get(order.id)
    const isApproved = ({ amount, changes: then }: Pressed) => amount === order.grandTotal || then !== changes
    if (!this.pressed.some(isApproved)) this.wrong.push(`${order.grandTotal} was on no button`)
    const city = order.shippingAddress?.city
    if (city && !this.pressed.some((seen) => seen.city === city))
      this.wrong.push(`the checkout's order is sent to ${city}`)
  }

  private checkAuthorised(order: Order): void {
    const shown = this.authorisedFor(order)
    if (!shown) return void this.wrong.push('an order that nobody authorised')
    const isOther = order.grandTotal !== shown.amount
    const isMeanwhile = this.changesAt.ordered.get(order.id) !== this.changesAt.authorised.get(shown.id)
    if (isOther && (isPlaced(order) || !isMeanwhile))
      this.wrong.push(`${order.state} for ${order.grandTotal}, the sheet showed ${shown.amount}`)
    const city = order.shippingAddress?.city
    if (isPlaced(order) && city && city !== PLACES[shown.place].city)
      this.wrong.push(`sent to ${city}, authorised for ${shown.place}`)
  }

  /** A page that is still there does not leave its order without a word. */
  checkReported(tabs: readonly Tab<Page>[], sheets: readonly (WalletSheet | undefined)[]): void {
    const isQuiet = this.orders.filter(isPlaced).some((order) => {
      const index = sheets.findIndex((sheet) => sheet && sheet === this.authorisedFor(order)?.sheet)
      const isThere = index >= 0 && tabs[index]!.navigatedTo === undefined
      return isThere && !tabs[index]!.page.$result.get().isUnknown
    })
    if (isQuiet) this.wrong.push('an order of which its page says nothing')
  }

  /**
   * The page of the success is for orders that are paid, or are to be paid by cheque. Where the order's answer was lost,
   * and the bank's question with it, no page can know that there is one.
   */
  checkPaid(tabs: readonly Tab<Page>[]): void {
    const { charges } = this.shop
    const isSuccess = tabs.some((tab) => /success/.test(tab.navigatedTo ?? ''))
    const isUnpaid = (order: Order) =>
      !charges.some(({ orderId }) => orderId === order.id) && !this.isNeverAsked(order)
    const wallets = this.orders.filter((order) => isPlaced(order) && order.method !== 'checkmo')
    const isOther = this.orders.some(
      (order) => isPlaced(order) && !(wallets.includes(order) && isUnpaid(order)),
    )
    if (isSuccess && !isOther && wallets.some(isUnpaid))
      this.wrong.push('an order that is not paid is a success')
  }

  private isNeverAsked(order: Order): boolean {
    const isWaiting = paymentOf(this.shop, order.id)?.resultCode === 'IdentifyShopper'
    return isWaiting && !this.authorisedFor(order)?.sheet.wasAsked
  }

  /** The shopper's own cart has nothing that a wallet gave for another. */
  checkUntouched({ shippingAddress, billingAddress }: Cart): void {
    const cities: unknown[] = Object.values(PLACES).map(({ city }) => city)
    const given = [shippingAddress, billingAddress].find(
      (address) => address && cities.includes(address.city),
    )
    if (given)
      this.wrong.push(`the own cart is sent to ${given.city}, which the sheet of a product was given`)
  }

  private authorisedFor(order: Order): Authorised | undefined {
    if (order.method === 'checkmo') return undefined
    const id = idIn(JSON.stringify(order.payment ?? {}))
    const isOf = ({ wallet, sheet }: Authorised) => wallet === 'paypal' && sheet.cart?.id === order.cartId
    const before = this.authorised.slice(0, this.authorisedBefore.get(order.id))
    return id === undefined ? before.findLast(isOf) : before[id]
  }
}

const isPlaced = ({ state }: Order) => state !== 'canceled'

/** Returns the id of the authorisation in a token, however often it is JSON inside text. */
function idIn(text: string): number | undefined {
  const apples = /applePayToken[\\":]*([\w+/=]+)/.exec(text)?.[1]
  const id = /\bid\\*":(\d+)/.exec(apples ? atob(apples) : (/googlePayToken.*/.exec(text)?.[0] ?? ''))?.[1]
  return id === undefined ? undefined : Number(id)
}
