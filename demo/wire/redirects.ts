import { abandon } from '../provider/payments'
import { cartOf } from '../shop/cart'
import { cancelOrder, commitOrder } from '../shop/orders'
import type { Order } from '../shop/records'
import { totalsOf } from '../shop/totals'
import { toDecimal } from '../shop/money'
import type { Route } from '../route'
import type { Visit } from '../visit'
import { escapeHtml, json } from './answers'
import { settleHosted } from './place-order'

const SUCCESS = '/checkout/onepage/success/'

/** Payments that leave the page: tokens, hosted pages and what comes back from them. */
export const redirectRoutes: Route[] = [
  { method: 'GET', path: '/paypal/express/getTokenData', handle: paypalToken },
  { method: 'POST', path: '/paypal/express/onAuthorization', handle: paypalApproved },
  {
    method: 'GET',
    path: '/paypal/express/start/button/1',
    handle: (visit) => beforeOrder(visit, 'paypal_express'),
  },
  {
    method: 'GET',
    path: '/paypal/express/start/button/1/type/credit',
    handle: (visit) => beforeOrder(visit, 'paypal_express_bml'),
  },
  { method: 'POST', path: '/afterpay/payment/process', handle: (visit) => payLaterToken(visit, 'afterpay') },
  { method: 'POST', path: '/clearpay/payment/process', handle: (visit) => payLaterToken(visit, 'clearpay') },
  { method: 'GET', path: '/afterpay/payment/hosted', handle: (visit) => beforeOrder(visit, 'afterpay') },
  { method: 'GET', path: '/clearpay/payment/hosted', handle: (visit) => beforeOrder(visit, 'clearpay') },
  { method: 'GET', path: '/atome/payment/prepare', handle: afterOrder },
  { method: 'GET', path: '/oceanpaymentcreditcard/payment/redirect', handle: afterOrder },
  { method: 'GET', path: '/oceanpaymentcstore/payment/redirect', handle: afterOrder },
  { method: 'GET', path: '/oceanpaymentoxxo/payment/redirect', handle: afterOrder },
  { method: 'POST', path: '/checkout/hosted/answer', handle: hostedAnswer },
]

const PAYPAL_FAILED = "We can't initialize Express Checkout."

function paypalToken(visit: Visit): Response {
  const cart = cartOf(visit.shop, visit.session)
  if (!cart?.items.length) {
    visit.say('error', PAYPAL_FAILED)
    return json({ success: false, error_message: PAYPAL_FAILED }, 403)
  }
  const token = `EC-${visit.shop.random.text(17).toUpperCase()}`
  visit.session.notes.paypal = token
  return json({ success: true, error_message: '', token })
}

function paypalApproved(visit: Visit): Response {
  const { shop, session } = visit
  const cart = cartOf(shop, session)
  const token = visit.parameter('paymentToken')
  if (!cart?.items.length || !token || token !== session.notes.paypal) {
    const error_message = "We can't process Express Checkout approval."
    visit.say('error', error_message)
    return json({ success: false, error_message })
  }
  settleHosted(visit, commitOrder(shop, session, cart, emailOf(visit), 'paypal_express'))
  return json({ success: true, error_message: '', redirectUrl: `${visit.url.origin}${SUCCESS}` })
}

const emailOf = (visit: Visit) => {
  const cart = cartOf(visit.shop, visit.session)
  return (
    visit.customer?.email ??
    cart?.billingAddress?.email ??
    cart?.shippingAddress?.email ??
    visit.parameter('email') ??
    'guest@example.com'
  )
}

/** The extensions read the addresses from the quote, not from the form (b.28). */
function payLaterToken(visit: Visit, method: string): Response {
  const cart = cartOf(visit.shop, visit.session)
  if (!cart?.items.length) return json({ error: 1, message: 'There is an issue processing your order.' })
  if (!cart.billingAddress && !cart.shippingAddress)
    return json({ success: false, message: 'Please select an Address' })
  const token = `002.${visit.shop.random.text(24)}`
  visit.session.notes[method] = token
  return json({ success: true, token })
}

/** Hosted pages of methods that make the order on their return. */
function beforeOrder(visit: Visit, method: string): Response {
  const cart = cartOf(visit.shop, visit.session)
  if (!cart?.items.length) return visit.redirect('/checkout/cart/')
  const { grand, currency } = totalsOf(visit.shop, cart)
  return visit.html(hostedPage(visit, method, `${toDecimal(grand, currency)} ${currency}`))
}

/** Hosted pages of methods whose order exists already. */
function afterOrder(visit: Visit): Response {
  const order = visit.shop.orders.get(visit.session.lastOrderId ?? -1)
  if (!order || order.state !== 'placed') return visit.redirect('/checkout/cart/')
  visit.session.notes.unpaid = String(order.id)
  return visit.html(
    hostedPage(
      visit,
      order.method,
      `${toDecimal(order.grandTotal, order.currency)} ${order.currency}`,
      order,
    ),
  )
}

/** A plain page of "the other company": approve, cancel, or let the payment fail. */
function hostedPage(visit: Visit, method: string, amount: string, order?: Order): string {
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
  const key = (visit.session.formKey ??= visit.shop.random.text(16))
  const choice = (value: string, label: string) => `<button name="answer" value="${value}">${label}</button>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Demo payment: ${escapeHtml(method)}</title>
<main><h1>Demo payment page</h1><p>This page stands in for the company behind <b>${escapeHtml(method)}</b>. Nothing is paid.</p>
<p>${escapeHtml(amount)}</p>
<form method="post" action="/checkout/hosted/answer">${hidden('form_key', key)}${hidden('method', method)}${hidden('order', String(order?.id ?? ''))}
${choice('approve', 'Approve')} ${choice('cancel', 'Cancel')} ${choice('fail', 'Let it fail')}</form></main></html>`
}

/** Whoever comes back to the checkout from the other company's page without an answer finds the cart again. */
export function comeBack({ shop, session }: Visit): void {
  const order = shop.orders.get(Number(session.notes.unpaid ?? -1))
  delete session.notes.unpaid
  if (!order || order.id !== session.lastOrderId) return
  abandon(shop, order.id)
  cancelOrder(shop, order, session)
}

function hostedAnswer(visit: Visit): Response {
  const { shop, session } = visit
  delete session.notes.unpaid
  const answer = visit.parameter('answer')
  const method = visit.parameter('method') ?? ''
  const order = shop.orders.get(Number(visit.parameter('order') || session.lastOrderId || -1))
  const own = order && order.id === session.lastOrderId ? order : undefined
  if (answer === 'approve') {
    const cart = cartOf(shop, session)
    const placed =
      own?.method === method
        ? own
        : cart?.items.length
          ? commitOrder(shop, session, cart, emailOf(visit), method)
          : undefined
    if (!placed) return visit.redirect('/checkout/cart/')
    settleHosted(visit, placed)
    return visit.redirect(SUCCESS)
  }
  if (own?.method === method) cancelOrder(shop, own, session)
  const text = answer === 'fail' ? 'Your payment failed, Please try again later' : 'You canceled the payment.'
  visit.say('error', visit.translate(text))
  return visit.redirect('/checkout/')
}
