import { methodsFor } from '../../shop/orders'
import type { Cart } from '../../shop/quote'
import type { RequestContext } from '../../request-context'

/** The payment methods of a cart, titled in the visitor's language. */
export const methodsIn = (context: RequestContext, cart: Cart) =>
  methodsFor(context.shop, cart).map(({ code, title }) => ({ code, title: context.translate(title) }))
