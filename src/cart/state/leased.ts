import { local } from '#dom/storage/storage.ts'
import { cartRecords } from '#storefront/page/shop-storage.ts'

export const LEASED = 'bezel-express-cart'

/**
 * The carts of one product that have taken the place of the shopper's own (wire: express-activate-cart). All tabs share
 * them: if the tab with the sheet is closed, another one gives that cart up.
 */
export const leases = cartRecords(local, LEASED)
