import { cartOf, mergeCarts } from '../../shop/cart.ts'
import type { Customer } from '../../shop/records.ts'
import type { RequestContext } from '../../request-context.ts'
import { regenerateSession } from '../session.ts'

/** The customer is logged in from now on, with the guest's cart. */
export function startSession(context: RequestContext, customer: Customer): void {
  const { shop, session } = context
  const guest = session.customerId === undefined ? cartOf(shop, session) : undefined
  regenerateSession(context, { customerId: customer.id })
  mergeCarts(shop, context.session, guest)
  context.setCookie('PHPSESSID', context.session.id, { maxAge: 3600, httpOnly: true })
  context.deleteCookie('mage-cache-sessid')
}
