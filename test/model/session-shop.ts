import type { Route } from '../../demo/route.ts'
import { cartOf, itemSku } from '../../demo/shop/cart.ts'
import { toNumber } from '../../demo/shop/money.ts'
import type { Cart } from '../../demo/shop/quote.ts'
import { totalsOf } from '../../demo/shop/totals.ts'
import { $cart } from '#cart/state/cart.ts'
import { openShop, type OpenShop } from '../open-shop.ts'

export const ANN = { username: 'ann@example.com', password: 'Demo-1234!' }
/** The page where the shop leads after a change of currency, and of an item's options. */
const pages = ['/', '/checkout/cart/'].map((path): Route => ({
  method: 'GET',
  path,
  handle: (visit) => visit.html('<!doctype html><p>Shop'),
}))
let shop: OpenShop | undefined

export function openSession(asCustomer: boolean) {
  shop = openShop({ customer: asCustomer ? ANN.username : null, items: [{ sku: 'EA-1' }], pages })
}

export function closeSession() {
  shop?.restore()
  shop = undefined
  left = undefined
}

export const shopCarts = () => [...shop!.shop.carts.values()]

/** The session this browser has now, and its cart. */
const session = () => shop!.shop.sessions.get(shop!.cookie('PHPSESSID') ?? '')
const ownCart = () => session() && cartOf(shop!.shop, session()!)

/**
 * A guest's cart whose session has ended: it is still found by its id, until the session has one of its own
 * (trap: lost-session).
 */
let left: Cart | undefined

export function shopCart(): Cart | undefined {
  const own = ownCart()
  const isLeft = left && !isCustomer() && !own?.items.length && $cart.get()?.id === left.mask
  return isLeft ? left : own
}

export const isCustomer = () => session()?.customerId !== undefined

/**
 * The page says that a customer's session has ended, and hides the cart until the login. The wish list, which only the
 * account has, says so also beside a guest's new cart.
 */
export const isOver = () =>
  [...document.querySelectorAll('.bzl-session-over__title')].some(
    ({ parentElement }) => !parentElement!.textContent.includes('Your wish list'),
  )

/** The session is gone in the shop; the browser does not know. */
export function endSession() {
  left = isCustomer() ? undefined : (ownCart() ?? left)
  shop!.shop.sessions.delete(shop!.cookie('PHPSESSID') ?? '')
}

/** Items, quantities and amount of the shop's cart. */
export function inShop() {
  const cart = shopCart()
  return {
    quantities: (cart?.items ?? []).map((item) => [itemSku(item), item.qty]),
    total: cart?.items.length ? toNumber(totalsOf(shop!.shop, cart).grand, cart.currency) : 0,
  }
}
