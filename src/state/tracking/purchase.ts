import { isObject, readJson, toList, toText } from '../../domain/json'
import type { Ecommerce } from '../../domain/tracking/events'
import { newId } from '../../host/new-id'
import { isRevisit, isRoute } from '../../host/page/navigation'
import { $page } from '../page/page'
import { currentEcommerce } from './cart'
import { endCheckout } from './checkout'
import { recall, remember } from './memory'
import { track } from './outbox'

/** What was ordered, kept until the success page, where the cart is empty already. */
interface Pending {
  /** The order's number once it is known, before that a number of ours. */
  id: string
  payment_type: string
  ecommerce: Ecommerce
  /** The shop has told that the order was made; else only its success page can. */
  isPlaced: boolean
}

const MOST_ORDERS = 20

/** An order is sent: this is what it holds. */
export function expectPurchase(payment_type: string): void {
  const ecommerce = currentEcommerce()
  if (ecommerce) keep({ id: newId(), payment_type, ecommerce, isPlaced: false })
}

export function confirmPurchase(orderId: string, method: string): void {
  if (!readPending()) expectPurchase(method)
  const pending = readPending()
  if (pending) keep({ ...pending, id: orderId || pending.id, isPlaced: true })
  endCheckout()
}

/** An order that came to nothing is no purchase. */
export const forgetPurchase = () => remember('bezel-seen-order', null)

/**
 * On the success page: tells the order, once. Without the shop's word that it was made, arriving here is the word for it,
 * but seeing the page again is not.
 */
export function trackPurchase(): void {
  const pending = readPending()
  if (!pending || !isRoute($page.get().routes.success)) return
  if (!pending.isPlaced && isRevisit()) return
  const { id, payment_type, ecommerce } = pending
  const told = toList(readJson(recall('bezel-seen-orders'))).map(toText)
  endCheckout()
  forgetPurchase()
  if (told.includes(id)) return
  remember('bezel-seen-orders', JSON.stringify([...told, id].slice(-MOST_ORDERS)))
  track('purchase', { ecommerce: { ...ecommerce, transaction_id: id, payment_type } })
}

const keep = (pending: Pending) => remember('bezel-seen-order', JSON.stringify(pending))

function readPending(): Pending | undefined {
  const raw = readJson(recall('bezel-seen-order'))
  const isWhole = isObject(raw) && isObject(raw.ecommerce) && Array.isArray(raw.ecommerce.items)
  return isWhole && toText(raw.id) ? (raw as unknown as Pending) : undefined
}
