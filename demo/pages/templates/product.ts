import { available } from '../../shop/cart'
import { catalogue, nameOf, productByUrlKey, type Product, type ProductOption } from '../../shop/catalogue'
import { html, type Markup } from '../html'
import { layout } from '../layout'
import type { Page } from '../page'
import { productImage } from '../product-image'
import type { TextKey } from '../text'
import { card } from './home'
import { notFound } from './not-found'

export function product(page: Page, urlKey: string): Response {
  const found = productByUrlKey(urlKey)
  if (!found) return notFound(page)
  const { text, price, context } = page
  const name = nameOf(found.sku, context.language)
  const isEngraved = found.options.some(({ code }) => code === 'engraving')
  const main = html`<article class="product">
      <div class="product__drawing">${productImage(found.drawing, name, false)}</div>
      <div class="product__words">
        <h1>${name}</h1>
        <p class="product__price">${price(found.price)}</p>
        <p class="lead">${text(`p.${found.sku}` as TextKey)}</p>
        ${
          available(context.shop, found) > 0
            ? form(page, found)
            : html`<p class="product__sold">
                <strong>${text('product.sold_out')}.</strong> ${text('product.sold_out_text')}
              </p>`
        }
        <p class="small">${text(found.virtual ? 'product.virtual' : 'product.ships')}</p>
        ${isEngraved && html`<p class="small">${text('product.personal')}</p>`}
      </div>
    </article>
    <section class="section" aria-labelledby="also">
      <h2 id="also">${text('product.also')}</h2>
      <ul class="grid grid--short">
        ${others(found).map((other) => html`<li>${card(page, other)}</li>`)}
      </ul>
    </section>`
  return layout(page, { title: name, main, current: '/', kind: 'product' })
}

/** The four products after this one in the catalogue, from its start again after the last. */
function others(product: Product): Product[] {
  const shown = catalogue.filter(({ visible }) => visible)
  const at = shown.indexOf(product)
  return [1, 2, 3, 4].map((step) => shown[(at + step) % shown.length] as Product)
}

function form(page: Page, product: Product): Markup {
  const { text, formKey } = page
  return html`<form class="product__form" method="post" action="/checkout/cart/add">
    <input type="hidden" name="form_key" value="${formKey}" />
    <input type="hidden" name="product" value="${product.id}" />
    ${product.options.map((option) => field(page, option))}
    <div class="product__buy">
      <label class="field field--qty">
        <span>${text('product.qty')}</span>
        <input name="qty" inputmode="numeric" pattern="[0-9]*" value="1" maxlength="3" />
      </label>
      <button class="button" type="submit">${text('product.add')}</button>
    </div>
  </form>`
}

const HINTS: Partial<Record<ProductOption['code'], TextKey>> = {
  engraving: 'option.engraving.hint',
  ring_size: 'option.ring_size.hint',
  recipient: 'option.recipient.hint',
}

function field({ text, price }: Page, option: ProductOption): Markup {
  const id = `option-${option.option_id}`
  const hint = HINTS[option.code]
  const surcharge = option.surcharge ? ` · + ${price(option.surcharge)}` : ''
  const name = html`id="${id}" name="options[${option.option_id}]" ${option.required && html`required`}
  ${hint && html`aria-describedby="${id}-hint"`}`
  return html`<div class="field">
    <label for="${id}"
      >${text(`option.${option.code}`)}
      ${!option.required && html`<small>${text('product.optional')}${surcharge}</small>`}</label
    >
    ${
      option.values
        ? html`<select ${name}>
            <option value="">${text('product.choose')}</option>
            ${option.values.map(({ id, title }) => html`<option value="${id}">${valueText({ text }, id, title)}</option>`)}
          </select>`
        : html`<input ${name} maxlength="${option.maxLength}" autocomplete="off" dir="auto" />`
    }
    ${hint && html`<p id="${id}-hint" class="small">${text(hint, { count: option.maxLength ?? '' })}</p>`}
  </div>`
}

const METALS: Record<string, TextKey> = { 21: 'metal.21', 22: 'metal.22', 23: 'metal.23' }

function valueText({ text }: Pick<Page, 'text'>, id: string, title: string): string {
  const key = METALS[id]
  return key ? text(key) : title
}
