import { html } from 'hono/html'
import { available } from '../../shop/cart.ts'
import { catalogue, nameOf, type Product } from '../../shop/catalogue.ts'
import type { Markup } from '../../markup.ts'
import { layout } from '../layout.ts'
import { marker } from '../markers.ts'
import type { Page } from '../page.ts'
import { productImage } from '../product-image.ts'

const PROMISES = [1, 2, 3] as const

export function home(page: Page): Promise<Response> {
  const { text } = page
  const main = html`<section class="hero">
      <div class="hero__words">
        <p class="eyebrow">${text('shop.tagline')}</p>
        <h1>${text('home.title')}</h1>
        <p class="lead">${text('home.lead')}</p>
        <a class="button" href="#collection">${text('home.cta')}</a>
      </div>
      <div class="hero__drawing">${productImage('birthstone-ring', '', false)}</div>
    </section>
    ${marker('cms-block', { 'data-identifier': 'home-promo', 'data-mount': 'visible' })}
    <section id="collection" class="section" aria-labelledby="collection-title">
      <h2 id="collection-title">${text('home.collection')}</h2>
      <ul class="grid">
        ${catalogue.filter(({ visible }) => visible).map((product) => html`<li>${card(page, product)}</li>`)}
      </ul>
    </section>
    <section class="promises">
      ${PROMISES.map(
        (number) =>
          html`<div>
            <h2>${text(`promise.${number}.title`)}</h2>
            <p>${text(`promise.${number}.text`)}</p>
          </div>`,
      )}
    </section>
    <section class="story">
      <div class="story__drawing">${productImage('moon-pendant', '')}</div>
      <div>
        <h2>${text('story.title')}</h2>
        <p>${text('story.text')}</p>
        <p><a href="/care-guide">${text('story.link')}</a></p>
      </div>
    </section>
    ${marker('visitor-gift', { 'data-mount': 'idle' })}`
  return layout(page, { title: text('home.title'), main, current: '/', kind: 'home' })
}

/** A product in a list: image, name and price; the link covers the whole card. */
export function card({ text, price, context }: Page, product: Product): Markup {
  const name = nameOf(product.sku, context.language)
  const isSoldOut = available(context.shop, product) <= 0
  return html`<article class="card">
    ${productImage(product.drawing, '')}
    <h3><a href="/${product.url_key}.html">${name}</a></h3>
    <p class="card__price">${price(product.price)}${isSoldOut && html` · ${text('product.sold_out')}`}</p>
  </article>`
}
