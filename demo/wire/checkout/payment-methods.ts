import { methodsFor } from '../../shop/orders.ts'
import type { Cart } from '../../shop/quote.ts'
import type { RequestContext } from '../../request-context.ts'

/** The payment methods of a cart, titled in the visitor's language. */
export const methodsIn = (context: RequestContext, cart: Cart) =>
  methodsFor(context.shop, cart).map(({ code, title }) => ({ code, title: context.translate(title) }))
