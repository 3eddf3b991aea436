import type { Route } from '../../route'
import type { RequestContext } from '../../request-context'
import { RestError, requiredField, rest } from '../responses'
import { cartCall } from '../rest-routes'
import { envelope, need } from '../request-body'

/** What a shopper may add to an order, where the shop's settings have it (b.54–b.56). */
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
]

function requireSetting({ shop }: RequestContext, name: string, message: string, status: number) {
  if (shop.settings[name] !== '1') throw new RestError(status, message)
}

function subscribe(context: RequestContext): Response {
  context.shop.recordEvent('newsletter', { email: context.parameter('email') })
  return context.redirect(context.backTo())
}
