import { grandTotal, segments } from './domain/cart/totals'
import { startMarker } from './host/page/marker'
import { go } from './host/page/navigation'
import { $cartState, $count, $items, $totals, cartWasChanged, loadCart, refreshCart } from './state/cart/cart'
import { $addressProvider, type AddressProvider } from './state/page/address-provider'
import { $currency } from './state/page/context'
import { $consent } from './state/tracking/consent'
import { $page } from './state/page/page'
import { confirm as openDialog, type Question } from './state/notices/dialog'
import { openDrawer } from './state/page/drawer'
import { notify as showNotice, type NoticeType } from './state/notices/notices'
import { requestQuantity } from './state/cart/quantities'
import { removeItem } from './state/cart/remove-item'

// The functions of `window.Bezel` that need the stores; the loader imports this file with the first call of one.

/** Opens the drawer; a page without one navigates to the cart. */
export async function openCart(): Promise<void> {
  if (await startMarker('cart-drawer')) openDrawer()
  else await go($page.get().routes.cart)
}

/** The cart without personal data. Throws when it cannot be read. */
export async function getCart() {
  // Stores without listeners do not follow changes in the shop.
  if ($cartState.get() !== 'ready' || $items.lc === 0) await loadCart()
  if ($cartState.get() !== 'ready') throw new Error('Bezel: the cart cannot be read')
  return {
    items: ($items.get() ?? []).map(itemOf),
    count: $count.get() ?? 0,
    currency: $currency.get(),
    grand_total: grandTotal($totals.get()),
    total_segments: segments($totals.get()).map(({ code, title, value }) => ({ code, title, value })),
  }
}

type Item = NonNullable<ReturnType<typeof $items.get>>[number]

const itemOf = ({
  item_id,
  product_id,
  sku,
  name,
  qty,
  price_incl_tax,
  row_total_incl_tax,
  is_virtual,
}: Item) => ({
  item_id,
  product_id,
  sku,
  name,
  qty,
  price_incl_tax,
  row_total_incl_tax,
  is_virtual,
})

/** Sets the quantity of an item, 0 removes it. Without a change, reads the cart again after the page has changed it. */
export async function updateCart(change?: { item_id: string | number; qty: number }) {
  if (!change) {
    cartWasChanged()
    await refreshCart()
    return getCart()
  }
  const { item_id, qty } = change
  if (!Number.isInteger(qty) || qty < 0) throw new TypeError('Bezel: qty must be a whole number')
  await getCart()
  await (qty ? requestQuantity(String(item_id), qty) : removeItem(String(item_id)))
  return getCart()
}

/** Asks in the confirm dialog, or in the browser's on a page without one. */
export async function confirm(question: string | Question): Promise<boolean> {
  await startMarker('confirm-dialog')
  return openDialog(typeof question === 'string' ? { question } : question)
}

/** Shows a message in the banner; the same one again within a few seconds is ignored. */
export async function notify(message: string | { text: string; type?: NoticeType }): Promise<void> {
  await startMarker('banner')
  showNotice({ type: 'notice', ...(typeof message === 'string' ? { text: message } : message) })
}

export { changeCurrency as setCurrency } from './state/page/currency'

/** Sets whether the shopper consents to analytics. */
export async function consent(granted: boolean): Promise<void> {
  $consent.set(granted === true)
}

/** Sets who completes addresses, for the forms on the page and those to come; without one they are only typed. */
export async function addressProvider(provider?: AddressProvider): Promise<void> {
  if (provider && ![provider.suggest, provider.details].every((each) => typeof each === 'function'))
    throw new TypeError('Bezel: an address provider has suggest and details')
  $addressProvider.set(provider)
}
