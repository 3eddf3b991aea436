/** Cart, checkout, success and payment result: each page holds the widget of that step. */
import { html } from 'hono/html'
import { cartOf } from '../../shop/cart.ts'
import { hasEarnedGift } from '../../shop/offers.ts'
import { canDonate } from '../../provider/module-extras.ts'
import type { Order } from '../../shop/records.ts'
import { toDecimal } from '../../shop/money.ts'
import { layout } from '../layout.ts'
import { hasWidget, marker } from '../markers.ts'
import type { Page } from '../page.ts'
import { cartItemList } from './cart-items.ts'
import { skeleton } from '../skeleton.ts'

export function cart(page: Page): Promise<Response> {
  const title = page.text('cart.title')
  const list = cartItemList(page)
  const { shop, session } = page.context
  const own = cartOf(shop, session)
  // The list of free gifts has room of its own where there will be one.
  const gifts = own && !hasEarnedGift(own) ? 'cart--giftless' : ''
  const main = html`<div class="wide">
    <h1>${title}</h1>
    <div class="cart ${gifts} ${page.count > 0 && 'reserved'}">
      ${hasWidget('cart') ? marker('cart', {}, list) : list}
      ${marker('special-offers', { 'data-free': '0', 'data-mount': 'visible' })}
      ${marker('special-offers', { 'data-free': '1', 'data-mount': 'visible' })}
    </div>
  </div>`
  return layout(page, { title, main, kind: 'cart' })
}

export function checkout(page: Page): Promise<Response> {
  const title = page.text('checkout.title')
  const main = html`<div class="wide">
    <h1 class="visually-hidden">${title}</h1>
    <div class="steps">${marker('progress', { 'data-type': 'checkout' }, skeleton(page, 'bar'))}</div>
    <div${page.count > 0 && html` class="reserved"`}>
      ${marker('checkout', {}, skeleton(page, page.count > 0 ? 'checkout' : 'bar'))}
    </div>
  </div>`
  return layout(page, { title, main, kind: 'checkout' })
}

export async function success(page: Page): Promise<Response> {
  const { text, context } = page
  const { lastOrderId } = context.session
  const order = lastOrderId === undefined ? undefined : context.shop.orders.get(lastOrderId)
  if (!order) return context.redirect('/checkout/cart')
  const title = text('success.title')
  const isFirst = context.session.data.shownOrder !== lastOrderId
  context.session.data.shownOrder = lastOrderId
  const total = toDecimal(order.grandTotal, order.currency)
  const own = html`<p class="lead">${text('success.order', { number: order.increment })}</p>
    <p>${text('success.text', { email: order.email })}</p>
    <ul class="ordered">
      ${order.items.map(({ name, qty }) => html`<li>${name} <span>× ${qty}</span></li>`)}
    </ul>`
  const main = html`<div class="narrow">
    <div class="steps">${marker('progress', { 'data-type': 'success' }, skeleton(page, 'bar'))}</div>
    <h1>${title}</h1>
    <div${isFirst && html` class="reserved"`}>
      ${marker(
        'order-confirmation',
        { 'data-number': order.increment, 'data-total': total, ...donationOf(page, order) },
        own,
      )}
    </div>
    <p class="no-print"><a class="button" href="/">${text('success.home')}</a></p>
  </div>`
  return layout(page, { title, main, kind: 'success' })
}

/** The attributes of an order after which something can be given, in a shop that has donations on. */
function donationOf({ context }: Page, { id, cartId, customerId }: Order): Record<string, string> {
  if (!canDonate(context.shop, id)) return {}
  const mask = customerId === undefined ? context.shop.carts.get(cartId)?.mask : undefined
  return { 'data-donation-order': String(id), ...(mask && { 'data-donation-cart': mask }) }
}

export function result(page: Page): Promise<Response> {
  const title = page.text('result.title')
  const main = html`<div class="narrow">
    <h1>${title}</h1>
    ${marker('order-result', {}, skeleton(page, 'panel'))}
  </div>`
  return layout(page, { title, main, kind: 'result' })
}
