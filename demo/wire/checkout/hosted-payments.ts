import { html } from 'hono/html'
import { cancelUnanswered } from '../../provider/payments.ts'
import { cartOf } from '../../shop/cart.ts'
import { cancelOrder, commitOrder } from '../../shop/orders.ts'
import type { Order } from '../../shop/records.ts'
import { totalsOf } from '../../shop/totals.ts'
import { toDecimal } from '../../shop/money.ts'
import type { Route } from '../../route.ts'
import type { Markup } from '../../markup.ts'
import type { RequestContext } from '../../request-context.ts'
import { json } from '../responses.ts'
import { once } from './once.ts'
import { settleHosted } from './place-order.ts'

const SUCCESS = '/checkout/onepage/success/'

/** Payments on pages of other companies: tokens, stand-ins of the hosted pages, and the return from them. */
export const hostedPaymentRoutes: Route[] = [
  { method: 'GET', path: '/paypal/express/getTokenData', handle: paypalToken },
  {
    method: 'POST',
    path: '/paypal/express/onAuthorization',
    handle: (context) => once(context, () => paypalApproved(context)),
  },
  {
    method: 'GET',
    path: '/paypal/express/start/button/1',
    handle: (context) => beforeOrder(context, 'paypal_express'),
  },
  {
    method: 'GET',
    path: '/paypal/express/start/button/1/type/credit',
    handle: (context) => beforeOrder(context, 'paypal_express_bml'),
  },
  {
    method: 'POST',
    path: '/afterpay/payment/process',
    handle: (context) => payLaterToken(context, 'afterpay'),
  },
  {
    method: 'POST',
    path: '/clearpay/payment/process',
    handle: (context) => payLaterToken(context, 'clearpay'),
  },
  { method: 'GET', path: '/afterpay/payment/hosted', handle: (context) => beforeOrder(context, 'afterpay') },
  { method: 'GET', path: '/clearpay/payment/hosted', handle: (context) => beforeOrder(context, 'clearpay') },
  { method: 'GET', path: '/atome/payment/prepare', handle: afterOrder },
  { method: 'GET', path: '/oceanpaymentcreditcard/payment/redirect', handle: afterOrder },
  { method: 'GET', path: '/oceanpaymentcstore/payment/redirect', handle: afterOrder },
  { method: 'GET', path: '/oceanpaymentoxxo/payment/redirect', handle: afterOrder },
  { method: 'POST', path: '/checkout/hosted/answer', handle: hostedAnswer },
]

const PAYPAL_FAILED = "We can't initialize Express Checkout."

function paypalToken(context: RequestContext): Response {
  const cart = cartOf(context.shop, context.session)
  if (!cart?.items.length) {
    context.addMessage('error', PAYPAL_FAILED)
    return json({ success: false, error_message: PAYPAL_FAILED }, 403)
  }
  const token = `EC-${context.shop.random.text(17).toUpperCase()}`
  context.session.data.paypal = token
  return json({ success: true, error_message: '', token })
}

function paypalApproved(context: RequestContext): Response {
  const { shop, session } = context
  const cart = cartOf(shop, session)
  const token = context.parameter('paymentToken')
  if (!cart?.items.length || !token || token !== session.data.paypal) {
    const error_message = "We can't process Express Checkout approval."
    context.addMessage('error', error_message)
    return json({ success: false, error_message })
  }
  settleHosted(context, commitOrder(shop, session, cart, emailOf(context), 'paypal_express'))
  return json({ success: true, error_message: '', redirectUrl: `${context.url.origin}${SUCCESS}` })
}

const emailOf = (context: RequestContext) => {
  const cart = cartOf(context.shop, context.session)
  return (
    context.customer?.email ??
    cart?.billingAddress?.email ??
    cart?.shippingAddress?.email ??
    context.parameter('email') ??
    'guest@example.com'
  )
}

/**
 * A token for Afterpay or Clearpay; the extensions read the addresses from the quote, not from the form
 * (wire: pay-later-token).
 */
function payLaterToken(context: RequestContext, method: string): Response {
  const cart = cartOf(context.shop, context.session)
  if (!cart?.items.length) return json({ error: 1, message: 'There is an issue processing your order.' })
  if (!cart.billingAddress && !cart.shippingAddress)
    return json({ success: false, message: 'Please select an Address' })
  const token = `002.${context.shop.random.text(24)}`
  context.session.data[method] = token
  return json({ success: true, token })
}

/** Hosted page of a method that places the order on return. */
async function beforeOrder(context: RequestContext, method: string): Promise<Response> {
  const cart = cartOf(context.shop, context.session)
  if (!cart?.items.length) return context.redirect('/checkout/cart/')
  const { grand, currency } = totalsOf(context.shop, cart)
  return context.html(hostedPage(context, method, `${toDecimal(grand, currency)} ${currency}`))
}

/** Hosted page of a method whose order is already placed. */
async function afterOrder(context: RequestContext): Promise<Response> {
  const order = context.shop.orders.get(context.session.lastOrderId ?? -1)
  if (!order || order.state !== 'placed') return context.redirect('/checkout/cart/')
  context.session.data.unpaid = String(order.id)
  return context.html(
    hostedPage(
      context,
      order.method,
      `${toDecimal(order.grandTotal, order.currency)} ${order.currency}`,
      order,
    ),
  )
}

/** A stand-in of the other company's page, with buttons to approve, cancel or let the payment fail. */
function hostedPage(context: RequestContext, method: string, amount: string, order?: Order): Markup {
  const hidden = (name: string, value: string) =>
    html`<input type="hidden" name="${name}" value="${value}" />`
  const key = (context.session.formKey ??= context.shop.random.text(16))
  const choice = (value: string, label: string) =>
    html`<button name="answer" value="${value}">${label}</button> `
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Demo payment: ${method}</title>
      </head>
      <body>
        <main>
          <h1>Demo payment page</h1>
          <p>This page stands in for the company behind <b>${method}</b>. Nothing is paid.</p>
          <p>${amount}</p>
          <form method="post" action="/checkout/hosted/answer">
            ${hidden('form_key', key)}${hidden('method', method)}${hidden('order', String(order?.id ?? ''))}
            ${choice('approve', 'Approve')}${choice('cancel', 'Cancel')}${choice('fail', 'Let it fail')}
          </form>
        </main>
      </body>
    </html>`
}

export const hasUnpaidOrder = ({ session }: RequestContext): boolean => session.data.unpaid !== undefined

/** Cancels the unpaid order of a visitor who returned from a hosted page without a result, and restores the cart. */
export function cancelAbandonedPayment({ shop, session }: RequestContext): void {
  const order = shop.orders.get(Number(session.data.unpaid ?? -1))
  delete session.data.unpaid
  if (!order || order.id !== session.lastOrderId) return
  cancelUnanswered(shop, order.id)
  cancelOrder(shop, order, session)
}

function hostedAnswer(context: RequestContext): Response {
  const { shop, session } = context
  delete session.data.unpaid
  const answer = context.parameter('answer')
  const method = context.parameter('method') ?? ''
  const order = shop.orders.get(Number(context.parameter('order') || session.lastOrderId || -1))
  const own = order && order.id === session.lastOrderId ? order : undefined
  if (answer === 'approve') {
    const cart = cartOf(shop, session)
    const placed =
      own?.method === method
        ? own
        : cart?.items.length
          ? commitOrder(shop, session, cart, emailOf(context), method)
          : undefined
    if (!placed) return context.redirect('/checkout/cart/')
    settleHosted(context, placed)
    return context.redirect(SUCCESS)
  }
  if (own?.method === method) cancelOrder(shop, own, session)
  const text = answer === 'fail' ? 'Your payment failed, Please try again later' : 'You canceled the payment.'
  context.addMessage('error', context.translate(text))
  return context.redirect('/checkout/')
}
