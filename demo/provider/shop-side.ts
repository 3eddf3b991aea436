import { cartOf } from '../shop/cart'
import { totalsOf } from '../shop/totals'
import type { Visit } from '../visit'
import { json, Refusal, rest, unauthorized } from '../wire/answers'
import { actionOf } from './actions'
import { bookOf, paymentOf } from './book'
import { providerConfig } from './config'
import { hiddenTypes, methodsAnswer } from './methods'
import { finish, hasFailed, paymentIn, resultOf } from './payments'
import { forgetCard } from './stored'

/** b.39: what the Drop-in offers for the cart and the country of the form. */
export function methods(visit: Visit): Response {
  const { shop, session, currency, url, customer } = visit
  const cart = cartOf(shop, session)
  const locale = visit.parameter('locale') || visit.locale
  const { images } = providerConfig(url.origin, locale).environmentUrls.cdn
  return json(
    methodsAnswer(shop, customer, {
      country: visit.parameter('country_id') || session.country,
      locale,
      images,
      amount: cart ? { value: totalsOf(shop, cart).grand, currency: cart.currency } : { value: 0, currency },
    }),
  )
}

const noSuchOrder = (orderId: string) =>
  new Refusal(404, 'No such entity with %fieldName = %fieldValue', {
    fieldName: 'orderId',
    fieldValue: orderId,
  })

/** b.40. @throws Refusal 404 for an order the provider was never asked about */
export function paymentResult({ shop, url }: Visit, orderId: string): Response {
  const payment = paymentOf(shop, Number(orderId))
  if (!payment) throw noSuchOrder(orderId)
  const action = actionOf(payment, url.origin)
  return rest({ ...resultOf(payment), ...(action && { action }) })
}

/** `state.data` as the Drop-in gives it keeps what counts in `details`. */
function detailsIn(payload: unknown): Record<string, unknown> | undefined {
  try {
    const data = JSON.parse(String(payload)) as { details?: Record<string, unknown> } | null
    return data && typeof data === 'object' ? (data.details ?? data) : undefined
  } catch {
    return undefined
  }
}

/** b.40, the details call after an action. @throws Refusal 400 when refused, 404 for an unknown order */
export function paymentDetails(visit: Visit, orderId: string): Response {
  const { shop, session } = visit
  if (!paymentOf(shop, Number(orderId))) throw noSuchOrder(orderId)
  const body = (visit.json() ?? {}) as { payload?: unknown }
  const details = detailsIn(body.payload)
  if (!details) throw new Refusal(400, 'Payment details call failed because the request was not a valid JSON')
  const payment = paymentIn(shop, details)
  if (payment?.orderId !== Number(orderId)) throw new Refusal(400, 'The payment is REFUSED.')
  const result = finish(shop, payment, session)
  if (hasFailed(result.resultCode)) throw new Refusal(400, 'The payment is REFUSED.')
  return rest(result)
}

export const removedTypes = (): Response => rest(hiddenTypes)
export const forcedCards = (): Response => rest(false)

/** b.41. @throws Refusal 401 for guests, 404 for a card that is not the customer's */
export function disableStored({ shop, customer, isAjax }: Visit, id: string): Response {
  if (!customer || !isAjax) throw unauthorized()
  if (forgetCard(shop, customer, id)) return rest(true)
  throw new Refusal(404, 'No such entity with %fieldName = %fieldValue', { fieldName: 'id', fieldValue: id })
}

/**
 * Where a redirect, or the details of an action sent by navigation, comes back to: success, or the result page with
 * what happened (b.40). An unknown or foreign return goes to the cart.
 */
export function processResult(visit: Visit): Response {
  const { shop, session } = visit
  const query = Object.fromEntries([...visit.url.searchParams, ...visit.form()])
  const payment = paymentIn(shop, query) ?? bookOf(shop).payments.get(String(query.MD))
  if (!payment) return visit.redirect('/checkout/cart')
  const { resultCode } = finish(shop, payment, session)
  if (resultCode === 'Authorised') return visit.redirect('/checkout/onepage/success')
  if (hasFailed(resultCode)) visit.say('error', 'Your payment failed, Please try again later')
  return visit.redirect(`/checkout/onepage/result?resultCode=${resultCode}`)
}
