import type { Route } from '../../route.ts'
import type { RequestContext } from '../../request-context.ts'
import { cartOf } from '../../shop/cart.ts'
import { json, RestError, requiredField, rest } from '../responses.ts'
import { cartCall } from '../rest-routes.ts'
import { envelope, need } from '../request-body.ts'

/**
 * The calls for extras a shopper may add to an order, if the shop's settings have them (wire: order-comment,
 * wire: gift-message, wire: newsletter).
 */
export const orderExtraRoutes: Route[] = [
  ...cartCall('PUT', 'set-order-comment', (context, cart) => {
    requireSetting(context, 'order_comment', 'Request does not match any route.', 404)
    const { comment } = need(envelope(context), 'orderComment') as { comment?: unknown }
    if (typeof comment !== 'string') throw requiredField('comment')
    cart.comment = comment || undefined
    return rest(comment)
  }),
  ...cartCall('GET', 'gift-message', (_context, cart) => rest(cart.giftMessage ?? [])),
  ...cartCall('POST', 'gift-message', (context, cart) => {
    requireSetting(context, 'gift_options_allow_order', 'Gift Message is not available', 400)
    const sent = need(envelope(context), 'giftMessage') as Record<string, string>
    cart.giftMessage = sent.message ? sent : undefined
    return rest(true)
  }),
  { method: 'POST', path: '/newsletter/subscriber/new', handle: subscribe },
  // The demo's extension demo/extensions/parcel-shop.js calls this.
  { method: 'POST', path: '/parcel-shop/choose', handle: () => rest(true) },
  { method: 'POST', path: '/oneday/order/fields', handle: saveFields },
]

function requireSetting({ shop }: RequestContext, name: string, message: string, status: number) {
  if (shop.settings[name] !== '1') throw new RestError(status, message)
}

function subscribe(context: RequestContext): Response {
  context.shop.recordEvent('newsletter', { email: context.parameter('email') })
  return context.redirect(context.backTo())
}

/** Whatever a page asks of its own (wire: own-fields). Nothing is taken that has a telephone number in it. */
function saveFields(context: RequestContext): Response {
  const { cart_id: _, form_key: __, ...fields } = Object.fromEntries(new URLSearchParams(context.body))
  const fieldName = Object.keys(fields).find((name) => /\d{5}/.test(fields[name]!))
  if (fieldName)
    return json({ error: true, message: 'Please leave numbers out of this.', errors: { fieldName } })
  const cart = cartOf(context.shop, context.session)
  if (cart) cart.fields = { ...cart.fields, ...fields }
  return json({ success: true })
}

/** Checks attributes as modules of the shop do. @throws RestError 400 */
export function checkAttributes({ delivery_date: day, po_number: number }: Record<string, unknown>): void {
  if (typeof day === 'string' && new Date(day).getUTCDay() === 0)
    throw new RestError(400, 'Nobody delivers on %day.', { fieldName: 'delivery_date', day: 'a Sunday' })
  if (number === 'PO-0')
    throw new RestError(400, '"%value" is no number of ours.', { fieldName: 'po_number', value: 'PO-0' })
}
