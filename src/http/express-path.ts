import type { CartRef } from './cart-path.ts'
import { restRoot } from './rest-root.ts'

/** Path of an express call of the card provider's module: `mine` is the customer's active cart, whichever that is. */
export const expressPath = (provider: string, call: string, { customer }: Pick<CartRef, 'customer'>) =>
  `${restRoot()}/${encodeURIComponent(provider)}/express/${call}/${customer ? 'mine' : 'guest'}`
