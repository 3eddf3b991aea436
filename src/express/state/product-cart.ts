import { initExpress } from '../api/express.ts'
import { logFailure } from '#storefront/state/log.ts'
import { provider, clientKey } from '#payment/state/provider-settings.ts'
import { leases } from '#cart/state/sheets.ts'
import { orderRefused, type RefusedSheet, refusedBy, $result } from './sheet-status.ts'
import { atom, computed } from 'nanostores'
import { amountOf, type Wallet, type ExpressProduct } from '../rules/express.ts'
import { amountsBeside, ecommerceOf, unitAmounts, untaxedShare } from '#tracking/rules/cart-changes.ts'
import type { Ecommerce } from '#tracking/rules/events.ts'
import { $cart, $cartState, $items, loadCart } from '#cart/state/cart.ts'
import { currencyOfPage } from '#catalogue/state/products.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { isUnanswered } from './cart-backup.ts'
import { loadOffer, type PaidCart } from './paid-cart.ts'
import { PaymentSheet } from './payment-sheet.ts'
import { checkNoOrder, giveUpAbandoned, takeTemporaryCart } from './temporary-cart.ts'

type Quote = NonNullable<Awaited<ReturnType<typeof initExpress>>> & { product: number }

/**
 * A product in a cart of its own (wire: express-create-cart), beside the shopper's, which the shop puts aside only
 * while a sheet is open.
 */
export class ProductCart implements PaidCart {
  private readonly $quote = atom<Quote | undefined>()
  private tail: Promise<void> = Promise.resolve()
  /** For what the cart was made: the product, the currency, and the shopper's own cart, which only the making of it is said. */
  private madeFor: string | undefined
  private refusal: RefusedSheet | undefined
  /** Why a choice was refused, as the row says it. */
  private shown: RefusedSheet['reason'] | undefined
  /** The cart to make it of. Not one of a call that may still arrive: it would be emptied in the middle of a sheet. */
  private former: string | undefined
  private isOpen = false

  /**
   * `choose` reads what is chosen on the page; undefined where it cannot be sold so. Throws ApiError. `sku` is the product's
   * where it is known.
   */
  constructor(
    private readonly choose: () => Promise<ExpressProduct | undefined>,
    private readonly sku = '',
  ) {}

  readonly $totals = computed(this.$quote, (quote) => quote?.totals)
  readonly $key = computed(this.$quote, (quote) =>
    amountOf(quote?.totals).value ? `${quote!.isVirtual} ${this.isGuest()}` : undefined,
  )
  isVirtual = () => this.$quote.get()?.isVirtual === true
  isGuest = () => !$checkoutConfig.get()?.isCustomerLoggedIn

  /** Its cart's totals name no SKU. */
  ecommerce(): Ecommerce | undefined {
    const quote = this.$quote.get()
    if (!quote) return undefined
    const { name: item_name, product, totals } = quote
    const item_id = this.sku || String(product)
    const items = totals.items.map((row) => ({
      item_id,
      item_name,
      ...unitAmounts(row, untaxedShare(totals)),
      quantity: row.qty,
    }))
    return { ...ecommerceOf(items, totals.quote_currency_code), ...amountsBeside(totals) }
  }

  loadOffer = () => loadOffer(this.$quote.get() ?? {})

  /** Brings the cart to what is chosen now. Never rejects. */
  update(): Promise<void> {
    return (this.tail = this.tail.then(() => this.make()))
  }

  /** Apple's sheet opens with the total that was there at the press. */
  async prepare(wallet: Wallet): Promise<boolean> {
    const before = amountOf(this.$totals.get()).value
    await this.update()
    const isOther = wallet === 'applepay' && amountOf(this.$totals.get()).value !== before
    const refusal = this.refusal ?? (isOther ? orderRefused('place-order.totalChanged') : undefined)
    if (refusal) $result.set({ message: (this.shown = refusal.reason) })
    return !refusal
  }

  openSheet(): PaymentSheet | undefined {
    const quote = this.$quote.get()
    if (!quote) return undefined
    const { id, isVirtual, totals } = quote
    const own = $cart.get()?.id
    const items = $items.get()
    const taken = takeTemporaryCart({ id, customer: !this.isGuest() }, totals, own)
    const giveUp = async () => {
      const isFree = await taken.giveUp()
      if (!isFree) this.former = undefined
      this.isOpen = false
      this.madeFor = undefined
      // Read meanwhile, it may be the product's that is on the page.
      if ($cart.get()?.id !== own || $items.get() !== items) await loadCart.reload()
      await this.update()
      return isFree
    }
    this.isOpen = true
    return new PaymentSheet(taken.cart, isVirtual, { rates: [], totals }, { ...taken, giveUp })
  }

  private async make(): Promise<void> {
    if (this.isOpen) return
    if ($cartState.get() !== 'ready') await loadCart()
    if (!clientKey()) return
    try {
      // The shop would not know which cart to put back.
      if ($cartState.get() !== 'ready') throw orderRefused('place-order.notPlaced')
      checkNoOrder()
      await checkGivenUp()
      const product = await this.choose()
      const own = { id: $cart.get()?.id, customer: !this.isGuest() }
      const wanted = JSON.stringify([product, own, await currencyOfPage()])
      if (wanted === this.madeFor) return
      this.refusal = undefined
      const quote = product && (await initExpress(provider(), product, own, this.former))
      this.$quote.set(quote && { ...quote, product: product.product })
      this.former = quote?.id
      this.madeFor = wanted
      if (this.shown && $result.get().message === this.shown) $result.set({})
    } catch (error) {
      logFailure('express', error)
      this.refusal = refusedBy(error)
      if (isUnanswered(error)) this.former = undefined
      this.madeFor = undefined
    }
  }
}

/** Throws RefusedSheet while a cart of before stands in the place of the own one: the next could not put that back. */
async function checkGivenUp(): Promise<void> {
  if (await giveUpAbandoned($items.get())) await loadCart.reload()
  if (leases.find()) throw orderRefused('place-order.notPlaced')
}
