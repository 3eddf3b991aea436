import { atom, batch, computed, onMount, onNotify } from 'nanostores'
import { ApiError } from '../../api/client/client'
import * as api from '../../api/cart'
import type { CartRef } from '../../api/cart-path'
import { isVirtualCart, type Quote, type QuoteItem } from '../../domain/cart/cart'
import { parseSectionItems } from '../../domain/cart/section-items'
import { type Totals } from '../../domain/cart/totals'
import { type BezelEvents, send } from '../../host/events'
import { onReturn } from '../../host/page/lifecycle'
import { invalidateSections, onSectionsChanged, readSection } from '../../host/sections/sections'
import { $quoteCurrency } from '../page/context'
import { loadCheckoutConfig } from '../page/config'
import { $itemIds, reconcileItems } from './items'
import { renewSectionSoon } from '../page/sections'
import { singleFlight } from '../single-flight'
import { task } from '../task'
import { logFailure } from '../log'

export const $cartState = atom<'loading' | 'ready' | 'failed'>('loading')

/** Where this shopper's cart is reached; undefined while unknown or when there is none. */
export const $cart = atom<CartRef | undefined>()
export const $quote = atom<Quote | undefined>()

/** The lines of the cart, undefined until known. A line that did not change keeps its identity. */
export const $items = atom<QuoteItem[] | undefined>()
export const $totals = atom<Totals | undefined>()

/** Nothing in the cart is shipped (§4, §6). */
export const $isVirtualCart = computed($items, isVirtualCart)

/** Pieces in the cart. */
export const $count = computed($items, (items) => items && countOf(items))

const countOf = (items: QuoteItem[]) => items.reduce((sum, item) => sum + Number(item.qty), 0)

/** False while the lines on screen are those the storefront remembered, whose prices are not known (c.4). */
export const $areItemsKnown = computed($items, (items) => items !== undefined)

/** Reads the whole cart: who it belongs to, items and totals. Never rejects. */
export const loadCart = singleFlight(async () => {
  try {
    const { cart, quote, items, totals, quoteMessages } = await loadCheckoutConfig()
    batch(() => {
      $cart.set(cart)
      $quote.set(quote)
      setItems(items.map((item) => ({ ...item, message: item.message || quoteMessages[item.item_id] || '' })))
      setTotals(totals)
      $cartState.set('ready')
    })
  } catch (error) {
    logFailure('cart', error)
    $cartState.set('failed')
  }
})

/** Lines and totals again, shown together. A cart that is gone is looked up anew. Throws other ApiErrors. */
export async function refreshCart(): Promise<void> {
  const cart = $cart.get()
  if (!cart) return loadCart()
  const before = $totals.value
  try {
    const [items, totals] = await Promise.all([api.getItems(), api.getTotals(cart)])
    // Totals that were set meanwhile may be newer than these (d.10).
    if ($totals.value !== before) return await refreshCart()
    // Lines are found by the session, totals by the cart's id: a guest's cart outlives the session (d.9).
    const isSessionLost = !items.length && totals.items.length > 0
    batch(() => {
      setItems(isSessionLost ? ($items.get() ?? []) : items)
      setTotals(totals)
      $cartState.set('ready')
    })
  } catch (error) {
    if (!isCartGone(error)) throw error
    await loadCart()
  }
}

/** After a change: what the shop has now. When it cannot be read, what is shown is marked as old. Never rejects. */
export async function rereadCart(): Promise<void> {
  try {
    await refreshCart()
  } catch (error) {
    logFailure('cart', error)
    $cartState.set('failed')
  }
}

/** Totals alone, for changes that leave the lines as they are. Throws ApiError. */
export async function loadTotals(): Promise<void> {
  const cart = $cart.get()
  if (!cart) return
  const before = $totals.value
  const totals = await api.getTotals(cart)
  if ($totals.value !== before) return loadTotals()
  setTotals(totals)
}

export function setTotals(totals: Totals | undefined): void {
  $totals.set(totals)
  if (totals?.quote_currency_code) $quoteCurrency.set(totals.quote_currency_code)
}

function setItems(items: QuoteItem[]) {
  $items.set(reconcileItems(items))
}

const isCartGone = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'cartLost' || error.kind === 'session')

type Change = BezelEvents['bezel:before-cart-change']

/** To be asked right before every change of the cart: the page may say no, and then the cart stays as it is. */
export const mayChangeCart = (change: string, about: Omit<Change, 'change'> = {}): boolean =>
  send('bezel:before-cart-change', { change, ...about })

/** To be called after every change of the cart: the storefront's own counter and other tabs hear of it (c.5). */
export function cartWasChanged(): void {
  invalidateSections(['cart'])
  renewSectionSoon('cart')
}

/** Tells the page what the cart holds once the new numbers are in. */
onNotify($items, ({ oldValue }) => {
  const items = $items.get()
  if (oldValue && items) send('bezel:cart-changed', { count: countOf(items), items: items.length })
})

/** Shows the lines the storefront remembers until the cart itself is known. */
function paintFromCache() {
  if ($items.get() || $itemIds.get()) return
  const lines = parseSectionItems(readSection('cart', Date.now()))
  if (lines.length) reconcileItems(lines)
}

onMount($items, () => {
  if ($cartState.get() !== 'ready') {
    paintFromCache()
    void loadCart()
  }
  const stops = [
    onSectionsChanged((names) => {
      if (names.includes('cart')) void task('cart', refreshCart)
      if (names.includes('customer')) void loadCart()
    }),
    onReturn(() => void loadCart()),
  ]
  return () => stops.forEach((stop) => stop())
})

/** Whoever looks at a part of the cart makes all of it load. */
for (const $part of [$itemIds, $totals, $cart]) onMount($part, () => $items.listen(() => undefined))
