import { flag } from '#lib/money/decimal.ts'
import { type JsonObject, isObject, readJson, readObject, toList, toText } from '#lib/json.ts'
import { cartPath } from '#http/cart-path.ts'
import { ApiError, ifMissing } from '#http/api-error.ts'
import { getJson } from '#http/client.ts'

/**
 * The checkout configuration as Magento's own pages of cart and checkout print it (wire: checkout-configuration),
 * with totals and items as they are by now. Throws ApiError, after naming on the console what the shop has to add,
 * where the page prints none.
 */
export async function readPrintedConfig(): Promise<unknown> {
  const { checkoutConfig } = window
  if (!isObject(checkoutConfig)) {
    console.warn(
      'Bezel: the cart needs the route /checkout/config/data, or window.checkoutConfig on the page. This shop has neither: add the route, see openapi.yaml.',
    )
    throw new ApiError('route', 404)
  }
  const id = toText(readObject(checkoutConfig.quoteData).entity_id)
  if (!id) return checkoutConfig
  const customer = flag(checkoutConfig.isCustomerLoggedIn)
  const totals = await getJson(cartPath({ id, customer }, 'totals')).catch(noneIfLost)
  if (!isObject(totals)) return { ...checkoutConfig, quoteData: [], quoteItemData: [], totalsData: [] }
  return { ...checkoutConfig, totalsData: totals, quoteItemData: itemsOf(totals, checkoutConfig) }
}

/** The items of the configuration, from its route or printed. Throws ApiError. */
export async function readPrintedItems(): Promise<unknown> {
  const config = await getJson('/checkout/config/data').catch(ifMissing(readPrintedConfig))
  return readObject(config).quoteItemData
}

/** A guest's cart that is gone (trap: not-found). A customer's is kept on the account. */
function noneIfLost(error: unknown): undefined {
  if (error instanceof ApiError && error.kind === 'cartLost') return undefined
  throw error
}

/** The items the totals count. Items that were added after the page was printed have no picture. */
function itemsOf(totals: JsonObject, { quoteItemData }: JsonObject) {
  const printed = toList(quoteItemData).filter(isObject)
  return toList(totals.items)
    .filter(isObject)
    .map((row) => {
      const item = printed.find(({ item_id }) => toText(item_id) === toText(row.item_id))
      return { ...row, options: readJson(row.options), ...item, qty: row.qty }
    })
}

declare global {
  interface Window {
    /** Printed by Magento's pages of cart and checkout. */
    checkoutConfig?: unknown
  }
}
