import { local } from '#dom/storage/storage.ts'
import { cartRecords } from '#storefront/page/shop-storage.ts'

export const KEPT = 'bezel-express-kept'

/**
 * The carts that a wallet's sheet has changed, while the shop holds a backup to restore. All tabs share them. A record has
 * the cart's `id` and whose it is (`customer`), and the sheet that has changed it (`by`).
 */
export const backups = cartRecords(local, KEPT)
