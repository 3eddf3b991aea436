import { cartOf } from '../shop/cart.ts'
import { totalsOf } from '../shop/totals.ts'
import type { RequestContext } from '../request-context.ts'
import { json, RestError, rest, unauthorized } from '../wire/responses.ts'
import { actionOf } from './actions.ts'
import { paymentRecords, paymentOf } from './payment-records.ts'
import { providerConfig } from './config.ts'
import { hiddenTypes, methodsAnswer } from './payment-methods.ts'
import { cancel, finish, hasFailed, paymentIn, resultOf } from './payments.ts'
import { removeCard } from './cards/stored-cards.ts'

/** Payment methods of the Drop-in for the cart and the country of the form (wire: provider-methods). */
export function methods(context: RequestContext): Response {
  const { shop, session, currency, url, customer } = context
  const cart = cartOf(shop, session)
  const locale = context.parameter('locale') || context.locale
  const { images } = providerConfig(url.origin, locale).environmentUrls.cdn
  return json(
    methodsAnswer(shop, customer, {
      country: context.parameter('country_id') || session.country,
      locale,
      images,
      amount: cart ? { value: totalsOf(shop, cart).grand, currency: cart.currency } : { value: 0, currency },
    }),
  )
}

const noSuchOrder = (orderId: string) =>
  new RestError(404, 'No such entity with %fieldName = %fieldValue', {
    fieldName: 'orderId',
    fieldValue: orderId,
  })

/**
 * The result of a payment (wire: payment-result). @throws RestError 404 for an order without a payment at the
 * provider
 */
export function paymentResult({ shop, url }: RequestContext, orderId: string): Response {
  const payment = paymentOf(shop, Number(orderId))
  if (!payment) throw noSuchOrder(orderId)
  const action = actionOf(payment, url.origin)
  return rest({ ...resultOf(payment), ...(action && { action }) })
}

/** The `details` of the Drop-in's `state.data`, or the object itself. */
function detailsIn(payload: unknown): Record<string, unknown> | undefined {
  try {
    const data = JSON.parse(String(payload)) as { details?: Record<string, unknown> } | null
    return data && typeof data === 'object' ? (data.details ?? data) : undefined
  } catch {
    return undefined
  }
}

/**
 * The call with the details after an action (wire: payment-result). @throws RestError 400 when refused, 404 for an
 * unknown order
 */
export function paymentDetails(context: RequestContext, orderId: string): Response {
  const { shop, session } = context
  if (!paymentOf(shop, Number(orderId))) throw noSuchOrder(orderId)
  const body = (context.json() ?? {}) as { payload?: unknown }
  const details = detailsIn(body.payload)
  if (!details)
    throw new RestError(400, 'Payment details call failed because the request was not a valid JSON')
  if (details.cancelled) return giveUp(context, orderId)
  const payment = paymentIn(shop, details)
  if (payment?.orderId !== Number(orderId)) throw new RestError(400, 'The payment is REFUSED.')
  const result = finish(shop, payment, session)
  if (hasFailed(result.resultCode)) throw new RestError(400, 'The payment is REFUSED.')
  return rest(result)
}

/** @throws RestError 400 once the order is cancelled and its cart restored */
function giveUp({ shop, session }: RequestContext, orderId: string): Response {
  const result = cancel(shop, paymentOf(shop, Number(orderId))!, session)
  if (result.resultCode === 'Cancelled') throw new RestError(400, 'Payment has been cancelled.')
  return rest(result)
}

export const removedTypes = (): Response => rest(hiddenTypes)
export const forcedCards = (): Response => rest(false)

/**
 * Forgets a stored card (wire: card-form-settings). @throws RestError 401 for guests, 404 for a card that is not the
 * customer's
 */
export function disableStored({ shop, customer, isAjax }: RequestContext, id: string): Response {
  if (!customer || !isAjax) throw unauthorized()
  if (removeCard(shop, customer, id)) return rest(true)
  throw new RestError(404, 'No such entity with %fieldName = %fieldValue', {
    fieldName: 'id',
    fieldValue: id,
  })
}

/**
 * Return URL of a redirect or an action: redirects to the success page, or to the result page with the result code
 * (wire: payment-result). A return without a known payment redirects to the cart.
 */
export function processResult(context: RequestContext): Response {
  const { shop, session } = context
  const query = Object.fromEntries([...context.url.searchParams, ...context.form()])
  const payment = paymentIn(shop, query) ?? paymentRecords(shop).payments.get(String(query.MD))
  if (!payment) return context.redirect('/checkout/cart')
  const { resultCode } = finish(shop, payment, session)
  if (resultCode === 'Authorised') return context.redirect('/checkout/onepage/success')
  if (hasFailed(resultCode)) context.addMessage('error', 'Your payment failed, Please try again later')
  return context.redirect(`/checkout/onepage/result?resultCode=${resultCode}`)
}
