import { atom, batch, computed, onMount, onNotify } from 'nanostores'
import { isCartGone } from '#http/api-error.ts'
import * as api from '../api/cart.ts'
import type { CartRef } from '#http/cart-path.ts'
import { isOtherCart, replacementOf, withAmounts, type Replacement } from '../rules/item-amounts.ts'
import type { Quote, QuoteItem } from '../rules/cart.ts'
import { countOf } from '../rules/item-quantity.ts'
import { isSectionOf } from '../rules/section-items.ts'
import type { Totals } from '../rules/totals.ts'
import { dispatch } from '#dom/events.ts'
import { writeCartCount } from '../page/cart-counter.ts'
import { onceOnline, afterPaint, onReturn, whenIdle } from '#dom/lifecycle.ts'
import { isRoute } from '#storefront/page/navigation.ts'
import { invalidateSections, onSectionsChanged, readSection } from '#storefront/page/sections/sections.ts'
import { $quoteCurrency } from '#storefront/state/context.ts'
import { type CheckoutConfig, setCheckoutConfig } from '#storefront/state/config.ts'
import { $cachedItems, cachedItemsToShow, keepItemDetails, settleCachedItems } from './cached-items.ts'
import { $itemIds, reconcileItems } from './items.ts'
import { readCart } from './read/read-cart.ts'
import { $page } from '#storefront/state/page.ts'
import { renewSectionSoon } from '#storefront/state/sections.ts'
import { singleFlight } from '#async/single-flight.ts'
import { task } from '#async/task.ts'
import { logFailure } from '#storefront/state/log.ts'
import type { BezelEvents } from '#public/events.d.ts'

/**
 * True if the known cart is a customer's and its session has ended. Only a login connects the cart to the
 * session again (trap: lost-session).
 */
export const $isSuspended = atom(false)

/** Set when another cart has taken the place of the one on screen; not after a login or logout of this page. */
export const $replacement = atom<Replacement | undefined>()

export const $cartState = atom<'loading' | 'ready' | 'failed'>('loading')

/** Id and owner of the cart; undefined until known, and without a cart. */
export const $cart = atom<CartRef | undefined>()
export const $quote = atom<Quote | undefined>()

/** Undefined until known. An item that did not change stays the same object. */
export const $items = atom<QuoteItem[] | undefined>()
export const $totals = atom<Totals | undefined>()

/** Sum of all quantities. */
export const $count = computed([$items, $cachedItems], (known, cached) => {
  const items = cached ?? known
  return items && countOf(items)
})

const shown = { cart: $cart, quote: $quote, items: $items, totals: $totals }

/** Reads the whole cart: who it belongs to, items and totals. Never rejects. */
export const loadCart = singleFlight(() => readCart(shown), {
  show({ config, cart }) {
    batch(() => {
      setCheckoutConfig(config)
      replaceCart(cart)
    })
    // For the first frame of the next page.
    afterPaint(() => readSection('cart', Date.now()) || renewSection())
  },
  onFailure: (error) => {
    logFailure('cart', error)
    $cartState.set('failed')
  },
})

/** Everything of the cart. */
function replaceCart({ cart, quote, items, totals, quoteMessages, isCustomerLoggedIn }: CheckoutConfig) {
  const before = $cart.get()
  const isOther = before?.id !== cart?.id && $items.get()?.length
  $isSuspended.set(Boolean(cart?.customer) && !isCustomerLoggedIn)
  $cart.set(cart)
  $quote.set(quote)
  showTotals(totals)
  setItems(items.map((item) => ({ ...item, message: item.message || quoteMessages[item.item_id] || '' })))
  $cartState.set('ready')
  if (isOther && before && cart) $replacement.set(replacementOf(before, cart))
}

let newest: Promise<void> | undefined

/**
 * Reads items and totals again and shows them together. A cart that is gone is loaded anew, and one that could not be read
 * once the browser is back online. Throws other ApiErrors.
 */
export function refreshCart(): Promise<void> {
  const read: Promise<void> = readAgain(() => newest !== read)
  newest = read
  return read
}

async function readAgain(isOutdated: () => boolean): Promise<void> {
  // This does not call `get`, which would load a cart once more that nobody shows yet.
  const cart = $cart.value
  if (!cart) return loadCart.reload()
  const before = $totals.value
  try {
    const [items, totals] = await Promise.all([api.getItems(), api.getTotals(cart)])
    if (isOutdated()) return newest
    // Totals that were set meanwhile may be newer than these (trap: one-change-at-a-time).
    if ($totals.value !== before) return await refreshCart()
    const isEmptied = items.length > 0 && !totals.items.length
    if (isEmptied || isOtherCart(items, totals)) return await loadCart.reload()
    batch(() => {
      showTotals(totals)
      setItems(items)
      $cartState.set('ready')
    })
  } catch (error) {
    if (isCartGone(error)) return loadCart.reload()
    onceOnline(() => void loadCart())
    throw error
  }
}

/** Reads the items again for what the totals in hand do not have: messages, gifts, items that came or went. Throws ApiErrors. */
export async function refreshItems(): Promise<void> {
  const before = $totals.get()
  const items = await api.getItems()
  const isOther = $totals.get() !== before || items.length !== before?.items.length
  return isOther ? refreshCart() : setItems(items)
}

/** `refreshCart` after a change: a failure sets `$cartState` to `failed`. Never rejects. */
export async function rereadCart(): Promise<void> {
  try {
    await refreshCart()
  } catch (error) {
    logFailure('cart', error)
    $cartState.set('failed')
  }
}

/**
 * Shows the totals of a response. The items take their quantities and amounts over, so that it needs no other for them.
 * Totals of another cart than the items' are not shown: the cart is loaded.
 */
export function setTotals(totals: Totals | undefined): void {
  if ($items.get()?.length && isOtherCart($items.get()!, totals)) void loadCart.reload()
  else showTotals(totals)
}

function showTotals(totals: Totals | undefined) {
  batch(() => {
    $totals.set(totals)
    if (totals?.quote_currency_code) $quoteCurrency.set(totals.quote_currency_code)
    const items = $items.get()
    if (items) setItems(items)
  })
}

/** Does not notify listeners if the items are the same as before. */
function setItems(answer: QuoteItem[]) {
  const items = withAmounts(answer, $totals.get())
  const before = $items.get()
  settleCachedItems(items)
  const kept = reconcileItems(items)
  if (kept.length !== before?.length || kept.some((item, index) => item !== before[index])) $items.set(kept)
}

/**
 * To be called after every change of the cart: marks the section stale for the storefront's counter and other tabs
 * (wire: section-writers).
 */
export function cartWasChanged(): void {
  invalidateSections(['cart'])
  renewSection()
}

/** Another tab that changed the cart before its section is renewed here has nothing left to write, so nothing else says so. */
const renewSection = () =>
  renewSectionSoon('cart', (section) => {
    const items = $items.value
    // The section of a new session has nothing of a customer's cart whose session has ended.
    if (items && !$isSuspended.value && !isSectionOf(section, items)) void task('cart', refreshCart)
  })

onNotify($items, ({ oldValue }) => {
  const items = $items.get()
  if (!items) return
  writeCartCount(countOf(items))
  whenIdle(() => keepItemDetails(items))
  if (oldValue) dispatch('bezel:cart-changed', { count: countOf(items), items: items.length })
})

/**
 * Shows the cached cart until the shop has answered: at once on a new page, and if others have changed the cart on a
 * page that comes back from memory.
 */
function showCachedItems() {
  if (isRoute($page.get().routes.checkout)) return
  const items = cachedItemsToShow($items.get() ?? [])
  if (!items) return
  $cachedItems.set(reconcileItems(items))
  writeCartCount(countOf(items))
}

onMount($items, () => {
  if ($cartState.get() !== 'ready') {
    void loadCart()
    showCachedItems()
  }
  const stops = [
    onSectionsChanged((names) => {
      if (names.includes('customer')) void loadCart.reload()
      else if (names.includes('cart')) void task('cart', refreshCart)
    }),
    onReturn(showCachedItems),
  ]
  return () => stops.forEach((stop) => stop())
})

/** A listener to any part of the cart makes all of it load. */
for (const $part of [$itemIds, $totals, $cart]) onMount($part, () => $items.listen(() => undefined))

/** To be called right before every change of the cart. False: the page has cancelled the event, and nothing may change. */
export const mayChangeCart = (
  change: string,
  details: Omit<BezelEvents['bezel:before-cart-change'], 'change'> = {},
): boolean => dispatch('bezel:before-cart-change', { change, ...details })
