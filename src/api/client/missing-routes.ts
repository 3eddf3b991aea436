import { session } from '../../host/storage/storage'

/** Routes that a shop itself adds to Magento (d.32). None of them makes or settles an order. */
const ADDED =
  /\/(oneday|tariffinsurance|item-gift|cms\/block)\/|\/checkout\/(config\/data|cart\/(items|specialoffers|visitorgift))$|items-custom-options$|aw-get-|\/me\/addresses$|ext-payment\/(payment|dropin)\//

/** Keeps in this visit that the shop does not have the route of this key. */
export function rememberMissing(key: string): void {
  if (ADDED.test(key)) session.set(key, String(Date.now()))
}
