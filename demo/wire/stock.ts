import { usesModule } from '../shop/module-methods.ts'
import type { Shop } from '../shop/shop.ts'

/** Calls that a shop itself adds to Magento. */
const ADDED = [
  /^\/(oneday|visitor|afterpay|clearpay|atome|adyen-ext-payment|shipping\/tariffinsurance)\//,
  /^\/checkout\/(config\/data|cart\/(items|specialoffers|visitorgift|itemGiftPost|tryprimepost|specialofferpost))$/,
  /^\/customer\/account\/addresspost$/,
  /^\/rest\/\w+\/V1\/(item-gift|cms|adyen-ext-payment|adyen\/express|customers\/me\/addresses)/,
  /^\/rest\/\w+\/V1\/.*\/(items-custom-options|mpgiftcard|aw-|apply-aw-|remove-aw-)/,
]

const EXTENSION = /\/adyen-ext-payment\/|^\/adyen\/process\//
const MODULE =
  /\/(retrieve-adyen-payment-methods|payment-status|payments-details|token\/deactivate)$|^\/adyen\/return/

/** Whether the shop does not have this route: a stock Magento, or one with the other contract of the card provider. */
export const lacksRoute = (shop: Shop, path: string): boolean =>
  (usesModule(shop) ? EXTENSION : MODULE).test(path) ||
  (shop.personality === 'stock' && ADDED.some((route) => route.test(path)))
