import { local } from '#dom/storage/storage.ts'
import { cartRecords } from '#storefront/page/cart-records.ts'
import { runExclusive } from '#dom/storage/exclusive.ts'

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

/** How long (ms) it is waited for what another tab does with the cart. */
const PATIENCE = 10_000

/**
 * Runs work with the cart locked: one job at a time in all tabs. Used to order the cart, from the look at its
 * total to the answer. Also used when a wallet's sheet saves something with the cart or undoes it. Without
 * the lock, the order might differ from the one that its button or sheet showed. Undefined if the job that
 * holds the lock has not ended after `patience` (ms). Must not be nested.
 */
export const withCartLocked = <T>(work: () => Promise<T>, patience = PATIENCE): Promise<T | undefined> =>
  runExclusive('bezel-cart', work, patience)
