import { atom } from 'nanostores'
import type { CartRef } from '#http/cart-path.ts'
import { getTotals } from '#cart/api/cart.ts'
import { clearCoupon, setCoupon } from '../api/express.ts'
import { getPaymentInformation } from '#payment/api/payment.ts'
import { saveBilling, saveShipping, totalsInformation } from '#delivery/api/shipping.ts'
import type { Address } from '#address/rules/address.ts'
import { approvalOf } from '#cart/rules/total-parts.ts'
import { type Totals } from '#cart/rules/totals.ts'
import { rateKey, type ShippingRate } from '#delivery/rules/rate.ts'
import { keepOrFirst } from '#delivery/rules/shipping.ts'
import { toAddress, type WalletContact } from '../rules/contact.ts'
import { newId } from '#dom/new-id.ts'
import { attemptFor, isOnItsWay } from '#order/state/attempt.ts'
import { checkAddress, toBilling, offeredRate, ratesFor, servedCountry } from './sheet-address.ts'
import { orderRefused, RefusedSheet, refusedBy } from './sheet-status.ts'
import { forgetBackup, backUpFor, undo } from './cart-backup.ts'

/** The data that the wallet's sheet shows. */
export interface Shown {
  /** Empty before the sheet has a place, and for a virtual cart. */
  rates: readonly ShippingRate[]
  rate?: ShippingRate
  totals: Totals
}

/** The changes that the shopper has made in the sheet. */
export interface SheetChange {
  place?: WalletContact
  /** Key of the rate. */
  rate?: string
  /** Empty: none any more. */
  coupon?: string
  /** The wallet reads its amounts from what is saved with the cart. */
  isSaved?: boolean
}

/** The person and the places that the shopper has authorised the payment for. */
export interface Authorised {
  shipping?: WalletContact
  billing: WalletContact
  rate?: string
}

/** The data that is saved with the cart for the order. */
export interface Saved {
  /** Undefined if nothing is delivered. */
  shipping?: Address
  billing: Address
  rate?: ShippingRate
  totals: Totals
}

/** The total and the rate that the shopper approves by authorising. */
interface Approval {
  total: string
  rate?: string
}

/** A cart that is only there for a wallet's sheet. */
export interface TemporaryCart {
  /** Settles once the shop takes calls for it. */
  taken: Promise<void>
  /**
   * No order comes of it. With the cart locked, and once: after that the cart may be another sheet's. False where the shop
   * may still take the cart. Never rejects.
   */
  giveUp(): Promise<boolean>
  /** It is ordered. */
  forget(): void
}

/** The address the shopper has authorised a payment for on this page. It is kept nowhere else. */
const $authorisedPlace = atom<Address | undefined>()

/**
 * Before it is authorised, a wallet's place has no street and the first part of its postcode. Once the whole is known, the
 * next sheet shows what that costs: the total would change after each authorisation.
 */
function completed(part: Address): Address {
  const known = $authorisedPlace.get()
  const isSame =
    known?.country_id === part.country_id &&
    known.city === part.city &&
    known.region_id === part.region_id &&
    known.postcode.startsWith(part.postcode)
  return isSame && !part.street[0] ? { ...part, postcode: known.postcode, street: known.street } : part
}

/**
 * The cart in a wallet's sheet. Until the shopper authorises nothing of it is saved, then all at once; where no order comes
 * of it the shop puts back what was before. One call after another, in the order they came.
 */
export class PaymentSheet {
  private tail: Promise<unknown> = Promise.resolve()
  private place: Address | undefined
  private readonly id = newId()
  private isOver = false
  refusal = orderRefused('place-order.notPlaced')
  private givenUp: Promise<unknown> | undefined

  /** `shown` is the data that the sheet opens with. It has no `temporaryCart` if it is for the shopper's own. */
  constructor(
    readonly cart: CartRef,
    readonly isVirtual: boolean,
    private shown: Shown,
    readonly temporaryCart?: TemporaryCart,
  ) {}

  /** Settles once the shop takes calls for the cart. Throws ApiError where it does not give it. */
  get taken(): Promise<void> | undefined {
    return this.temporaryCart?.taken
  }

  /** Throws RefusedSheet for what the shop does not accept, ApiError where it does not answer. */
  update(change: SheetChange): Promise<Shown> {
    return this.inTurn(() => this.apply(change))
  }

  /** The approval for what the sheet shows at this moment: the amount, and for which items. */
  get approval(): Approval {
    return { total: approvalOf(this.shown.totals), rate: this.shown.rate && rateKey(this.shown.rate) }
  }

  /** Saves what was authorised. Throws RefusedSheet, also where the shop would not charge what the sheet showed. */
  authorise(given: Authorised, { total, rate }: Approval): Promise<Saved> {
    return this.inTurn(() => this.save({ ...given, rate: given.rate ?? rate }, total))
  }

  /** Nothing is changed or saved any more. `refusal` is what the wallet's sheet says of it, which may be open all the same. */
  close(refusal?: RefusedSheet): void {
    this.isOver = true
    if (refusal) this.refusal = refusal
  }

  /** There is an order: nothing is to be undone. */
  forget = (): void => (this.temporaryCart ? this.temporaryCart.forget() : forgetBackup(this.id))

  /** Undoes what was saved, since no order came of the sheet. Requires the cart to be locked. */
  undo = (): Promise<void> => this.inTurn(() => this.restore())

  get isClosed(): boolean {
    return this.isOver
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.tail.then(work)
    this.tail = result.catch(() => undefined)
    return result
  }

  get current(): Shown {
    return this.shown
  }

  private async apply({ place, rate: key, coupon, isSaved }: SheetChange): Promise<Shown> {
    this.checkOpen()
    await this.taken
    if (coupon !== undefined) await this.applyCoupon(coupon)
    if (place) this.place = toAddress(place, await servedCountry(place))
    if (!this.place || this.isVirtual) return (this.shown = await this.totalsAlone())
    const destination = completed(this.place)
    const rates = await ratesFor(this.cart, destination)
    const rate = keepOrFirst(rates, key ?? this.shown.rate, destination)
    if (!rate) throw new RefusedSheet('unserved', { key: 'no-rates' })
    const totals = isSaved
      ? await this.saveAll(destination, destination, rate)
      : await totalsInformation(this.cart, destination, rate)
    return (this.shown = { rates, rate, totals })
  }

  /** The shop drops the coupon before when another is refused. */
  private async applyCoupon(code: string): Promise<void> {
    const before = this.shown.totals.coupon_code
    if (code === (before ?? '')) return
    await this.keep()
    try {
      await (code ? setCoupon(this.cart, code) : clearCoupon(this.cart))
    } catch (error) {
      if (before) await setCoupon(this.cart, before)
      throw new RefusedSheet('coupon', refusedBy(error).reason)
    }
  }

  /** Before each change of what is saved. */
  private async keep(): Promise<void> {
    if (!this.temporaryCart) await backUpFor(this.cart, this.id)
  }

  private totalsAlone = async (): Promise<Shown> => ({ rates: [], totals: await getTotals(this.cart) })

  private async save({ shipping, billing, rate }: Authorised, approved: string): Promise<Saved> {
    this.checkOpen()
    await this.taken
    const delivered = this.isVirtual || !shipping ? undefined : await this.toDelivered(shipping)
    if (delivered) $authorisedPlace.set(delivered)
    const billed = toBilling(billing, shipping)
    if (!delivered) checkAddress(billed, 'billing', billing)
    const chosen = delivered && (await offeredRate(this.cart, delivered, rate))
    this.checkOpen()
    const totals = await this.saveAll(delivered, billed, chosen)
    this.checkOpen()
    if (approvalOf(totals) === approved) return { shipping: delivered, billing: billed, rate: chosen, totals }
    throw orderRefused('place-order.totalChanged')
  }

  private async toDelivered(shipping: WalletContact): Promise<Address> {
    const address = {
      ...toAddress(shipping, await servedCountry(shipping)),
      save_in_address_book: 0,
    } as const
    checkAddress(address, 'address', shipping)
    return address
  }

  private async saveAll(shipping: Address | undefined, billing: Address, rate: ShippingRate | undefined) {
    await this.keep()
    if (shipping && rate) return (await saveShipping(this.cart, { shipping, billing, rate })).totals
    await saveBilling(this.cart, billing)
    return (await getPaymentInformation(this.cart)).totals
  }

  private async restore(): Promise<void> {
    if (!this.temporaryCart) return undo(this.cart.id, this.id)
    if (this.isOver) await (this.givenUp ??= this.temporaryCart.giveUp())
  }

  /** Throws RefusedSheet where it is closed, or an order of the cart, from any tab, may still come: it would be changed. */
  checkOpen(): void {
    if (this.isOver || isOnItsWay(attemptFor(this.cart.id))) throw this.refusal
  }
}
