import { formatMoney } from '../../../src/domain/money/money'
import { cartOf } from '../../shop/cart'
import { nameOf } from '../../shop/catalogue'
import { toNumber } from '../../shop/money'
import type { Line } from '../../shop/quote'
import { totalsOf } from '../../shop/totals'
import { html, type Markup } from '../html'
import type { Page } from '../page'
import { picture } from '../picture'
import { waiting } from '../waiting'

/** As many lines as a Magento shop prints before it turns the page. */
const LINES = 20

/** The cart as the server knows it: what a visitor without scripts sees, and everyone until the widget is there. */
export function cartLines(page: Page): Markup {
  const { text, visit, locale } = page
  if (page.origin && page.count > 0) return waiting(page, 'cart')
  const cart = cartOf(visit.shop, visit.session)
  if (!cart?.items.length) {
    return html`<p class="lead">${text('cart.empty')}</p>
      <p><a class="button" href="/">${text('success.home')}</a></p>`
  }
  const { subtotal } = totalsOf(visit.shop, cart)
  const total = formatMoney(toNumber(subtotal, cart.currency), { currency: cart.currency, locale })
  const pages = Math.ceil(cart.items.length / LINES)
  const current = Math.min(Math.max(1, Number(visit.url.searchParams.get('p')) || 1), pages)
  return html`<ul class="lines" aria-label="${text('cart.lines')}">
      ${cart.items.slice((current - 1) * LINES, current * LINES).map((line) => row(page, line))}
    </ul>
    ${pages > 1 && pager(page, pages, current)}
    <p class="lines__total">${total}</p>
    <p><a class="button" href="/checkout">${text('checkout.title')}</a></p>`
}

function pager({ text }: Page, pages: number, current: number): Markup {
  return html`<nav class="lines__pages" aria-label="${text('cart.pages')}">
    ${Array.from(
      { length: pages },
      (_, at) =>
        html`<a href="?p=${at + 1}" ${at + 1 === current && html` aria-current="page"`}>${at + 1}</a>`,
    )}
  </nav>`
}

function row({ visit, price }: Page, { product, qty, basePrice, options }: Line): Markup {
  return html`<li>
    ${picture(product.drawing, '')}
    <div>
      <h2><a href="/${product.url_key}.html">${nameOf(product.sku, visit.language)}</a></h2>
      ${options.length > 0 && html`<p class="small" dir="auto">${options.map(({ value }) => value).join(' · ')}</p>`}
    </div>
    <span>× ${qty}</span>
    <span>${price(basePrice * qty)}</span>
  </li>`
}
