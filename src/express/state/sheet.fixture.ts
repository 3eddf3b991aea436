import { afterEach, beforeEach, vi } from 'vitest'
import type { WalletContact } from '../rules/contact.ts'
import { toPay } from '../rules/express.ts'
import { listen } from '#dom/events.ts'
import { loadCart } from '#cart/state/cart.ts'
import { loadContext } from '#storefront/state/context.ts'
import { openShop, type OpenShopOptions } from '#test/open-shop.ts'
import { beginCheckout } from './paid-cart.ts'
import type { WalletCheckout } from './wallet-checkout.ts'
import type { RefusedSheet } from './sheet-status.ts'

/** The demo shop, whose page knows its cart. */
export async function enterShop(options: OpenShopOptions = {}) {
  const shop = openShop({
    items: [{ sku: 'NK-2' }],
    currency: 'EUR',
    settings: { wallets: 'all' },
    ...options,
  })
  await Promise.all([loadCart(), loadContext()])
  return shop
}

/** Lets failures be logged, and keeps the page from being left for another. */
export function setUpSheets(): void {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  })
  afterEach(() => void vi.restoreAllMocks())
}

export const press = () => beginCheckout('googlepay', (refusal) => refusal as never)!

/** The token of a sheet that shows this amount. */
export const stateData = (amount: string, currency: string) => ({
  paymentMethod: { type: 'googlepay', googlePayToken: JSON.stringify({ amount, currency }) },
})

/** The shopper presses Pay in the sheet. Resolves to what is refused; undefined where the sheet goes on. */
export async function payIn(open: WalletCheckout, shipping: WalletContact, billing = shipping) {
  const { totals } = open.sheet.current
  const data = stateData(toPay(totals), totals.quote_currency_code)
  let refused: RefusedSheet | undefined
  const placed = new Promise<void>((resolve) => {
    const stop = listen('bezel:order-placed', () => (stop(), resolve()))
  })
  const authorised = open.authorise(
    { shipping, billing },
    {
      resolve: () =>
        open.submit(data, { resolve: () => undefined, reject: (error) => (refused ??= error as never) }),
      reject: (refusal) => (refused ??= refusal),
    },
  )
  await Promise.race([authorised, placed])
  return refused && { part: refused.part, reason: refused.reason, field: refused.field }
}
