import type { CheckoutConfig } from '#storefront/state/config.ts'
import { backups } from '../kept.ts'
import { leases } from '../leased.ts'
import { importPart } from '#dom/import-part.ts'

/**
 * Undoes what a wallet's sheet has left: a product's cart of a page before this one, and what was saved with the shopper's
 * own; undefined where there is nothing. True: the cart is another than before. `now` is the shop's last answer.
 */
export const undoLeftSheet = (now: CheckoutConfig): Promise<boolean> | undefined =>
  leases.all()[0] || backups.all()[0]
    ? importPart(() => import('#express/state/temporary-cart.ts')).then(({ undoAbandonedSheet }) =>
        undoAbandonedSheet(now),
      )
    : undefined
