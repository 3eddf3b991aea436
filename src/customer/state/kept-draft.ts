import { session } from '#dom/storage/storage.ts'
import { shopSession } from '#storefront/page/shop-storage.ts'
import { cartRecords } from '#storefront/page/cart-records.ts'

/** The entries of the checkout, for each cart. */
export const drafts = cartRecords(session, 'bezel-checkout')

/** Key of the place that the cart was estimated for. */
export const PLACE = 'bezel-place'

/** Forgets what was entered in this tab, whichever shop of the host it was for. */
export function clearDraft(): void {
  drafts.remove(() => true)
  shopSession.remove(PLACE)
}
