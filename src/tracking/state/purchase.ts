import { isObject, readJson, toList, toText } from '#lib/json.ts'
import type { Ecommerce } from '../rules/events.ts'
import { newId } from '#dom/new-id.ts'
import { hostDocument } from '#dom/document.ts'
import { isRevisit, isRoute } from '#storefront/page/navigation.ts'
import { toJson } from '#dom/safe-json.ts'
import { logDebug } from '#storefront/state/log.ts'
import { $page } from '#storefront/state/page.ts'
import { currentEcommerce } from './cart.ts'
import { endCheckout } from './checkout.ts'
import { recall, remember } from './memory.ts'
import { outbox } from './outbox.ts'

/** The order, stored for the success page, where the cart is empty. */
interface Pending {
  /** The order's number, or a random id until it is known. */
  id: string
  payment_type: string
  ecommerce: Ecommerce
  /** True for an order of a product that was bought without the shopper's cart. */
  isProduct: boolean
  /** The shop has confirmed the order; else only its success page can. */
  isPlaced: boolean
}

const MAX_ORDERS = 20

/** To be called before an order is sent; by default one of the shopper's cart. */
export function expectPurchase(payment_type: string, ofProduct?: Ecommerce): void {
  const ecommerce = ofProduct ?? currentEcommerce()
  const isProduct = ofProduct !== undefined
  if (ecommerce) keep({ id: newId(), payment_type, ecommerce, isProduct, isPlaced: false })
}

export function confirmPurchase(orderId: string, method: string): void {
  if (!readPending()) expectPurchase(method)
  const pending = readPending()
  if (pending) keep({ ...pending, id: orderId || pending.id, isPlaced: true })
  if (!pending?.isProduct) endCheckout()
}

/** The order was not placed. */
export const forgetPurchase = () => remember('bezel-seen-order', null)

/**
 * On the success page: tracks the order, once. An order the shop has not confirmed counts as placed when the page is
 * reached, but not when it is reloaded.
 */
export function trackPurchase(): void {
  const pending = readPending()
  if (!pending || !isRoute($page.get().routes.success)) return
  if (!pending.isPlaced && isRevisit()) return
  const { payment_type, ecommerce, isProduct } = pending
  const shown = shownNumber()
  if (!shown) logDebug('the purchase is reported without the order’s number, which data-number tells')
  const id = shown || pending.id
  const tracked = toList(readJson(recall('bezel-seen-orders'))).map(toText)
  if (!isProduct) endCheckout()
  forgetPurchase()
  if (tracked.includes(id)) return
  remember('bezel-seen-orders', toJson([...tracked, id].slice(-MAX_ORDERS)))
  outbox.track('purchase', { ecommerce: { ...ecommerce, transaction_id: id, payment_type } })
}

/**
 * The order's number as the success page has it for its shopper, which is not the id of the shop's answer. The marker need
 * not be mounted.
 */
const shownNumber = () =>
  hostDocument.querySelector('[data-widget="order-confirmation"]')?.getAttribute('data-number') ?? ''

const keep = (pending: Pending) => remember('bezel-seen-order', toJson(pending))

function readPending(): Pending | undefined {
  const raw = readJson(recall('bezel-seen-order'))
  const isWhole = isObject(raw) && isObject(raw.ecommerce) && Array.isArray(raw.ecommerce.items)
  return isWhole && toText(raw.id) ? (raw as unknown as Pending) : undefined
}
