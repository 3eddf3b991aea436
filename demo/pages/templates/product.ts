import { html } from 'hono/html'
import { available } from '../../shop/cart.ts'
import { catalogue, nameOf, type Product } from '../../shop/catalogue.ts'
import { walletsOf } from '../../shop/express/wallets.ts'
import { fieldName, type ProductOption } from '../../shop/products/options.ts'
import type { CartItem } from '../../shop/quote.ts'
import { renderInfo } from '../../wire/content/products.ts'
import { json, type Markup } from '../../markup.ts'
import { layout } from '../layout.ts'
import { marker } from '../markers.ts'
import type { Page } from '../page.ts'
import { productImage } from '../product-image.ts'
import type { TextKey } from '../text.ts'
import { card } from './home.ts'
import { notFound } from './not-found.ts'

/** A product's page; with an item of the cart the form has its options and saves them. */
export function product(page: Page, found: Product | undefined, item?: CartItem): Promise<Response> {
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
            ? form(page, found, item)
            : html`<p class="product__sold">
                <strong>${text('product.sold_out')}.</strong> ${text('product.sold_out_text')}
              </p>`
        }
        <p class="small">${text(found.virtual ? 'product.virtual' : 'product.ships')}</p>
        ${isEngraved && html`<p class="small">${text('product.personal')}</p>`}
      </div>
    </article>
    <script type="application/json" id="viewed-product">
      ${json(renderInfo(context, found))}
    </script>
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

/** Most devices have no Apple Pay. */
const hasCommonWallet = ({ context }: Page) => walletsOf(context.shop).some((wallet) => wallet !== 'applepay')

function form(page: Page, product: Product, item?: CartItem): Markup {
  const { text, formKey } = page
  const action = item ? `/checkout/cart/updateItemOptions/id/${item.id}/` : '/checkout/cart/add'
  const chosen = (option: ProductOption) =>
    item?.options.find(({ option_id }) => option_id === option.option_id)?.option_value
  // The other themes show what the drawer makes of forms that know nothing of Bezel.
  const addsByItself = !item && page.theme === 'own'
  return html`<form class="product__form" method="post" action="${action}" ${addsByItself && html`data-bezel-add="open"`}>
    <input type="hidden" name="form_key" value="${formKey}" />
    <input type="hidden" name="product" value="${product.id}" />
    ${item && html`<input type="hidden" name="item" value="${item.id}" />`}
    ${product.options.map((option) => field(page, option, chosen(option)))}
    <div${hasCommonWallet(page) && html` class="reserved"`}>
      <div class="product__buy">
        <label class="field field--qty">
          <span>${text('product.qty')}</span>
          <input name="qty" inputmode="numeric" pattern="[0-9]*" value="${item?.qty ?? 1}" maxlength="3" />
        </label>
        <button class="button" type="submit">${text(item ? 'product.update' : 'product.add')}</button>
      </div>
      ${!item && marker('express', { 'data-mount': 'visible' })}
    </div>
  </form>`
}

const HINTS: Partial<Record<ProductOption['code'], TextKey>> = {
  engraving: 'option.engraving.hint',
  ring_size: 'option.ring_size.hint',
  recipient: 'option.recipient.hint',
}

function field({ text, price }: Page, option: ProductOption, chosen = ''): Markup {
  const id = `option-${option.option_id}`
  const hint = HINTS[option.code]
  const surcharge = option.surcharge ? ` · + ${price(option.surcharge)}` : ''
  const name = html`id="${id}" name="${fieldName(option)}" ${option.required && html`required`}
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
            ${option.values.map(
              ({ id, title, surcharge }) =>
                html`<option value="${id}" ${id === chosen && html`selected`}>
                  ${valueText({ text }, id, title)}${surcharge && ` + ${price(surcharge)}`}
                </option>`,
            )}
          </select>`
        : html`<input
            ${name}
            maxlength="${option.maxLength}"
            value="${chosen}"
            autocomplete="off"
            dir="auto"
          />`
    }
    ${hint && html`<p id="${id}-hint" class="small">${text(hint, { count: option.maxLength ?? '' })}</p>`}
  </div>`
}

const METALS: Record<string, TextKey> = { 21: 'metal.21', 22: 'metal.22', 23: 'metal.23', 24: 'metal.24' }

function valueText({ text }: Pick<Page, 'text'>, id: string, title: string): string {
  const key = METALS[id]
  return key ? text(key) : title
}
