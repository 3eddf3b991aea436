import type { Shop } from '../shop/shop.ts'

/** Calls that a shop itself adds to Magento. */
const ADDED = [
  /^\/(oneday|visitor|afterpay|clearpay|atome|adyen-ext-payment|shipping\/tariffinsurance)\//,
  /^\/checkout\/(config\/data|cart\/(items|specialoffers|visitorgift|itemGiftPost|tryprimepost|specialofferpost))$/,
  /^\/customer\/account\/addresspost$/,
  /^\/rest\/\w+\/V1\/(item-gift|cms|adyen-ext-payment|adyen\/express|customers\/me\/addresses)/,
  /^\/rest\/\w+\/V1\/.*\/(items-custom-options|mpgiftcard|aw-|apply-aw-|remove-aw-)/,
]

/** Whether the shop is a stock Magento and does not have this route. */
export const lacksRoute = (shop: Shop, path: string): boolean =>
  shop.personality === 'stock' && ADDED.some((route) => route.test(path))
