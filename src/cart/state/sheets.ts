import { local } from '#dom/storage/storage.ts'
import { cartRecords } from '#storefront/page/cart-records.ts'

export const KEPT = 'bezel-express-kept'

/**
 * The carts that a wallet's sheet has changed, while the shop holds a backup to restore. All tabs share them. A record has
 * the cart's `id` and whose it is (`customer`), and the sheet that has changed it (`by`).
 */
export const backups = cartRecords(local, KEPT)

export const LEASED = 'bezel-express-cart'

/**
 * The carts of one product that have taken the place of the shopper's own (wire: express-activate-cart). All tabs share
 * them: if the tab with the sheet is closed, another one gives that cart up.
 */
export const leases = cartRecords(local, LEASED)
