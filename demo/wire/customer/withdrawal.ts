import type { RequestContext } from '../../request-context.ts'
import type { Route } from '../../route.ts'
import { done, failed } from '../responses.ts'

/**
 * A shop's own route for withdrawals (wire: withdrawal). It sends its confirmation by e-mail, which stands in the
 * ledger.
 */
export const withdrawalRoutes: Route[] = [
  { method: 'POST', path: '/withdrawal/request/post', handle: withdraw },
]

function withdraw(context: RequestContext): Response {
  const { shop } = context
  const [name, order, email] = ['name', 'order', 'email'].map((key) => (context.parameter(key) ?? '').trim())
  const isKnown = [...shop.orders.values()].some(
    (one) => one.increment === order && one.email.toLowerCase() === email?.toLowerCase(),
  )
  if (!name || !isKnown) return failed(context.translate('We have no order with this number and e-mail.'))
  shop.recordEvent('withdrawal', { name, order, email })
  return done()
}
