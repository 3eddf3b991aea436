import type { Route } from '../route.ts'
import { hostRoutes } from './host.ts'
import { moduleExtraRoutes } from './module-extras.ts'
import { moduleRoutes } from './official-module.ts'
import {
  disableStored,
  forcedCards,
  methods,
  paymentDetails,
  paymentResult,
  processResult,
  removedTypes,
} from './shop-endpoints.ts'

/**
 * The shop's endpoints for the card provider, under its slug (rule: calls, wire: provider-methods,
 * wire: payment-result, wire: card-form-settings).
 */
function shopRoutes(slug: string): Route[] {
  const rest = `/rest/default/V1/${slug}-ext-payment`
  return [
    { method: 'POST', path: `/${slug}-ext-payment/payment/methods`, handle: methods },
    { method: 'GET', path: `${rest}/dropin/remove-payment-methods`, handle: removedTypes },
    { method: 'GET', path: `${rest}/dropin/temp-enabled-cc`, handle: forcedCards },
    {
      method: 'POST',
      path: `${rest}/dropin/disable-recurring-contract/:reference`,
      handle: (context, { reference }) => disableStored(context, reference!),
    },
    {
      method: 'GET',
      path: `${rest}/:orderId/payment-result`,
      handle: (context, { orderId }) => paymentResult(context, orderId!),
    },
    {
      method: 'POST',
      path: `${rest}/:orderId/payment-details`,
      handle: (context, { orderId }) => paymentDetails(context, orderId!),
    },
    { method: 'GET', path: `/${slug}/process/result`, handle: processResult },
    { method: 'POST', path: `/${slug}/process/result`, handle: processResult },
  ]
}

/** The stand-in provider's host and the shop's endpoints for it. */
export const providerRoutes: Route[] = [
  ...hostRoutes,
  ...shopRoutes('adyen'),
  ...moduleRoutes,
  ...moduleExtraRoutes,
]
