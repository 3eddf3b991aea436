import { methodsFor } from '../shop/orders'
import type { Cart } from '../shop/quote'
import type { Visit } from '../visit'

/** The payment methods of a cart, titled in the visitor's language. */
export const methodsIn = (visit: Visit, cart: Cart) =>
  methodsFor(visit.shop, cart).map(({ code, title }) => ({ code, title: visit.translate(title) }))
