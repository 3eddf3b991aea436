import { computed, type ReadableAtom } from 'nanostores'
import type { Totals } from '#cart/rules/totals.ts'
import { amountOf } from '../rules/amounts.ts'
import type { Wallet } from '../rules/express.ts'
import type { Ecommerce } from '#tracking/rules/events.ts'
import { $cart, $totals } from '#cart/state/cart.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { loadOffer, type Offer } from './offer.ts'
import { Sheet } from './sheet.ts'

/** The subject of a row of wallets: the shopper's cart, or a product in a cart of its own. */
export interface Payable {
  /** Changes where the wallets' buttons have to be made anew; undefined while there is nothing to pay. */
  readonly $key: ReadableAtom<string | undefined>
  readonly $totals: ReadableAtom<Totals | undefined>
  /** Returns the items that analytics reports as bought. Analytics already knows the shopper's own cart. */
  ecommerce?(): Ecommerce | undefined
  isVirtual(): boolean
  isGuest(): boolean
  /** The wallets that the shop offers for it; undefined for none. Throws ApiError. */
  loadOffer(): Promise<Offer | undefined>
  /** Before a wallet's sheet opens: brings the cart to what is chosen on the page. False where no sheet may open. */
  prepare?(wallet: Wallet): Promise<boolean>
  /** Undefined where there is nothing to pay for. */
  openSheet(): Sheet | undefined
}

/** The shopper's own cart. */
export const ownCart: Payable = {
  $key: computed([$cart, $isVirtualCart, $totals], (cart, isVirtual, totals) =>
    cart && amountOf(totals).value ? `${cart.id} ${isVirtual}` : undefined,
  ),
  $totals,
  isVirtual: () => $isVirtualCart.get(),
  isGuest: () => !$cart.get()?.customer,
  loadOffer: () => loadOffer(),
  openSheet() {
    const cart = $cart.get()
    const totals = $totals.get()
    return cart && totals && new Sheet(cart, $isVirtualCart.get(), { rates: [], totals })
  },
}
