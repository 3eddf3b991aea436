import type { RequestContext } from '../../request-context.ts'
import type { Order } from '../../shop/records.ts'
import { toDecimal, toMinorUnits } from '../../shop/money.ts'
import type { Shop } from '../../shop/shop.ts'
import { json, notFound } from '../responses.ts'

interface Amount {
  /** Minor units. */
  value: number
  currency: string
}

/** A way to deliver as the shop's module sends it (wire: express-update-paypal-order). */
export interface DeliveryMethod {
  reference: string
  description: string
  type: string
  amount: Amount
  selected: boolean
}

/** An order at the stand-in PayPal. */
export interface PaypalOrder {
  id: string
  cartId: number
  /** The data of the last update; older data is refused. */
  paymentData: string
  amount: Amount
  deliveryMethods: DeliveryMethod[]
  /** The amount that the sheet showed when the shopper approved. */
  approved?: Amount
  /** Number of the card behind the shopper's account. */
  card?: string
}

/** Keyed as the provider's other records: a reset empties them. */
const ordersByShop = new WeakMap<Map<number, Order>, PaypalOrder[]>()

function paypalOrders({ orders }: Shop): PaypalOrder[] {
  const known = ordersByShop.get(orders) ?? []
  ordersByShop.set(orders, known)
  return known
}

export function openPaypalOrder(shop: Shop, cartId: number, amount: Amount): PaypalOrder {
  const id = `EC-${shop.random.text(17).toUpperCase()}`
  const order = { id, cartId, amount, paymentData: shop.random.text(32), deliveryMethods: [] }
  paypalOrders(shop).push(order)
  return order
}

/** Those opened for a cart: each tab may have a sheet of its own. */
export const paypalOrdersOf = (shop: Shop, cartId: number): PaypalOrder[] =>
  paypalOrders(shop).filter((order) => order.cartId === cartId)

/** The last one of a cart that the shopper has approved. */
export const approvedPaypalOrder = (shop: Shop, cartId: number): PaypalOrder | undefined =>
  paypalOrdersOf(shop, cartId).findLast(({ approved }) => approved)

export const paypalOrderById = (shop: Shop, id: unknown): PaypalOrder | undefined =>
  paypalOrders(shop).find((order) => order.id === id)

/** Gives the order another amount. */
export function updatePaypalOrder(
  shop: Shop,
  order: PaypalOrder,
  amount: Amount,
  deliveryMethods: DeliveryMethod[],
): void {
  Object.assign(order, { amount, deliveryMethods, paymentData: shop.random.text(32) })
}

const money = ({ value, currency }: Amount) => ({
  currency_code: currency,
  value: toDecimal(value, currency),
})

/** The order as PayPal's own sheet reads it. */
export function readPaypalOrder({ shop }: RequestContext, id: string): Response {
  const order = paypalOrderById(shop, id)
  if (!order) return notFound()
  const options = order.deliveryMethods.map(({ reference, description, amount, selected }) => ({
    id: reference,
    label: description,
    type: 'SHIPPING',
    selected,
    amount: money(amount),
  }))
  return json({ id, amount: money(order.amount), options })
}

/** The shopper's approval, of the amount the sheet showed. */
export function approvePaypalOrder(context: RequestContext, id: string): Response {
  const order = paypalOrderById(context.shop, id)
  if (!order) return notFound()
  const { value, currency_code: currency, card } = (context.json() ?? {}) as Record<string, unknown>
  order.card = card === undefined ? undefined : String(card)
  order.approved = { value: toMinorUnits(String(value), String(currency)), currency: String(currency) }
  return json({ status: 'APPROVED' })
}
