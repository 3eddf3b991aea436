import { mayBeCartGone } from '#http/api-error.ts'
import { getCheckoutConfig } from '../../api/cart.ts'
import { $isSessionRefused, type CheckoutConfig } from '#storefront/state/config.ts'
import type { Shown } from './lost-cart.ts'
import { importPart } from '#dom/import-part.ts'
import { backups, leases } from '../sheets.ts'

/**
 * Undoes what a wallet's sheet has left: a product's cart of a page before this one, and what was saved with the shopper's
 * own; undefined where there is nothing. True: the cart is another than before. `now` is the shop's last answer.
 */
const undoLeftSheet = (now: CheckoutConfig): Promise<boolean> | undefined =>
  leases.all()[0] || backups.all()[0]
    ? importPart(() => import('#express/state/temporary-cart.ts')).then(({ undoAbandonedSheet }) =>
        undoAbandonedSheet(now),
      )
    : undefined

/** The shop's answer, and the cart to show. */
export interface ReadCart {
  config: CheckoutConfig
  cart: CheckoutConfig
}

/**
 * Reads the whole cart; again when totals were set meanwhile, which may be newer than these
 * (trap: one-change-at-a-time). Throws ApiError.
 */
export async function readCart(shown: Shown): Promise<ReadCart> {
  const before = shown.totals.value
  const config = await getCheckoutConfig().catch((error: unknown) => {
    if (mayBeCartGone(error)) $isSessionRefused.set(true)
    throw error
  })
  const undone = undoLeftSheet(config)
  if (undone && (await undone)) return readCart(shown)
  const cart = await keepIfLost(config, shown)
  return shown.totals.value === before ? { config, cart } : readCart(shown)
}

async function keepIfLost(config: CheckoutConfig, shown: Shown): Promise<CheckoutConfig> {
  const cart = shown.cart.get()
  if (!cart || config.items.length || config.isCustomerLoggedIn || config.cart?.id === cart.id) return config
  const { keepLostCart } = await importPart(() => import('./lost-cart.ts'))
  return keepLostCart(config, cart, shown)
}
