import { html } from 'hono/html'
import { formatMoney } from '#lib/money/money.ts'
import { cartOf } from '../../shop/cart.ts'
import { nameOf } from '../../shop/catalogue.ts'
import { toNumber } from '../../shop/money.ts'
import type { CartItem } from '../../shop/quote.ts'
import { pricesContainTax } from '../../shop/tax.ts'
import { totalsOf } from '../../shop/totals.ts'
import type { Markup } from '../../markup.ts'
import type { Page } from '../page.ts'
import { productImage } from '../product-image.ts'
import { skeleton } from '../skeleton.ts'

/** Magento's default. */
const ITEMS_PER_PAGE = 20

/** The cart as HTML: for visitors without scripts, and until the widget has started. */
export function cartItemList(page: Page): Markup {
  const { text, context, locale } = page
  if (page.origin && page.count > 0) return skeleton(page, 'cart')
  const cart = cartOf(context.shop, context.session)
  if (!cart?.items.length) {
    return html`<p class="lead">${text('cart.empty')}</p>
      <p><a class="button" href="/">${text('success.home')}</a></p>`
  }
  const totals = totalsOf(context.shop, cart)
  const isGross = pricesContainTax(cart.currency)
  const money = (minor: number) =>
    formatMoney(toNumber(minor, cart.currency), { currency: cart.currency, locale })
  const total = money(isGross ? totals.subtotalWithTax : totals.subtotal)
  const pages = Math.ceil(cart.items.length / ITEMS_PER_PAGE)
  const current = Math.min(Math.max(1, Number(context.url.searchParams.get('p')) || 1), pages)
  return html`<ul class="cart-items" aria-label="${text('cart.items')}">
      ${totals.items
        .slice((current - 1) * ITEMS_PER_PAGE, current * ITEMS_PER_PAGE)
        .map((item) => row(page, item.item, money(isGross ? item.rowWithTax : item.row)))}
    </ul>
    ${pages > 1 && pager(page, pages, current)}
    <p class="cart-items__total">${total}</p>
    <p><a class="button" href="/checkout">${text('checkout.title')}</a></p>`
}

function pager({ text }: Page, pages: number, current: number): Markup {
  return html`<nav class="cart-items__pages" aria-label="${text('cart.pages')}">
    ${Array.from(
      { length: pages },
      (_, at) =>
        html`<a href="?p=${at + 1}" ${at + 1 === current && html`aria-current="page"`}>${at + 1}</a> `,
    )}
  </nav>`
}

function row({ context }: Page, { product, qty, options }: CartItem, price: string): Markup {
  return html`<li>
    ${productImage(product.drawing, '')}
    <div>
      <h2><a href="/${product.url_key}.html">${nameOf(product.sku, context.language)}</a></h2>
      ${options.length > 0 && html`<p class="small" dir="auto">${options.map(({ value }) => value).join(' · ')}</p>`}
    </div>
    <span>× ${qty}</span>
    <span>${price}</span>
  </li>`
}
