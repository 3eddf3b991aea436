import { type CartRef, restRoot } from './cart-path.ts'

/** Path of an express call of the card provider's module: `mine` is the customer's active cart, whichever that is. */
export const expressPath = (provider: string, call: string, { customer }: Pick<CartRef, 'customer'>) =>
  `${restRoot()}/${encodeURIComponent(provider)}/express/${call}/${customer ? 'mine' : 'guest'}`
