import { html } from 'hono/html'
import type { Declarations } from '#ui/island/properties.ts'
import { copyable } from './copyable.ts'
import { fields } from './fields.ts'
import type { Markup } from '../../markup.ts'
import { type Attributes, marker } from '../markers.ts'
import type { Page } from '../page.ts'
import { slotList } from './slots.ts'
import type { TextKey } from '../text.ts'
import { skeleton } from '../skeleton.ts'

/** Widgets the layout already contains; the gallery shows a button instead of a second instance. */
const IN_LAYOUT = new Set(['cart-drawer', 'banner', 'confirm-dialog', 'loading-overlay'])

const EXAMPLES: Record<string, Attributes> = {
  'cart-drawer': { 'data-trigger': '#minicart', 'data-mount': 'interaction' },
  'account-menu': { 'data-current': 'dashboard' },
  'cms-block': { 'data-identifier': 'home-promo', 'data-mount': 'visible' },
  'special-offers': { 'data-mount': 'visible' },
  footer: { 'data-company': 'Ondelle' },
  'order-confirmation': { 'data-number': '000000012' },
  'product-card': { 'data-sku': 'NK-2' },
  'add-to-cart': { 'data-sku': 'EA-1' },
  'add-form': { 'data-bezel-add': '' },
  express: { 'data-product': '59' },
}

/** Attributes that name a widget themselves, and the theme's own element that has them. */
const NAMING: Record<string, { attribute: string; start: string; end: string }> = {
  'add-form': {
    attribute: 'data-bezel-add',
    start: '<form action="/checkout/cart/add/" method="post"',
    end: '</form>',
  },
}

/** The tags of a marker. */
const markerOf = (name: string) => ({ start: `<div data-widget="${name}"`, end: '</div>' })

/** The markup of a widget's example. */
export function markupOf(page: Page, name: string): string {
  const written = Object.entries(EXAMPLES[name] ?? {}).map(([key, value]) => ` ${key}="${value}"`)
  const { start, end } = NAMING[name] ?? markerOf(name)
  return `${start}${written.join('')}>${insideOf(page, name)}${end}`
}

/**
 * A row of the gallery, which says why one would use the widget. It opens to a form of its properties, the resulting
 * markup, and the live widget, which is loaded then.
 */
export function widgetExample(page: Page, name: string, properties: Declarations): Markup {
  const { text } = page
  const attributes = EXAMPLES[name] ?? {}
  const inside = insideOf(page, name)
  const { start, end } = NAMING[name] ?? markerOf(name)
  const markup = markupOf(page, name)
  return html`<section class="widget-example" id="${name}" aria-labelledby="widget-${name}">
    <details>
      <summary>
        <h3 id="widget-${name}">${name}</h3>
        <span>${text(`widget.${name}` as TextKey)}</span>
      </summary>
      <div class="widget-example__parts">
        <form
          class="widget-example__form"
          data-example="${name}"
          data-start="${start}"
          data-inside="${inside}"
          data-end="${end}"
          aria-labelledby="widget-${name}"
        >
          ${fields(page, name, properties, attributes, NAMING[name]?.attribute)}
        </form>
        <div class="widget-example__stage">
          ${copyable(page, `markup-${name}`, text('widgets.markup'), markup)} ${slotList(page, name)}
          ${name !== 'loading-overlay' && previews(page, name)}
          <div class="widget-example__live widget-example__live--${shapeOf(name)}" data-live="${name}">
            ${live(page, name, attributes)}
          </div>
        </div>
      </div>
    </details>
  </section>`
}

const WIDTHS = { page: '', phone: '390', desktop: '1280' } as const

/** Lets the reader choose where the widget is shown: on this page, or in a page of a phone's or a desktop's width. */
const previews = ({ text }: Page, name: string): Markup =>
  html`<fieldset class="previews" data-previews="${name}" data-title="${text('preview.title')}: ${name}">
    <legend class="visually-hidden">${text('preview.title')}</legend>
    ${(Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]).map(
      (key) =>
        html`<label
          ><input
            type="radio"
            name="preview-${name}"
            value="${WIDTHS[key]}"
            ${key === 'page' && html`checked`}
          /><span>${text(`preview.${key}`)}</span></label
        >`,
    )}
  </fieldset>`

/** Fallback content of the marker, for widgets that show nothing of their own before or without data. */
function insideOf({ text }: Page, name: string): string {
  if (name === 'cart-drawer') return `<a id="minicart" href="/checkout/cart">${text('nav.cart')}</a>`
  if (name === 'add-form')
    return `<input type="hidden" name="product" value="59"><button class="button">${text('product.add')}</button>`
  return ['cms-block', 'order-confirmation'].includes(name) ? text('widgets.fallback') : ''
}

/** The widget itself, or a button for one that the layout contains. */
export function live(page: Page, name: string, attributes: Attributes = EXAMPLES[name] ?? {}): Markup {
  const { text } = page
  if (name === 'cart-drawer')
    return html`<a class="button" href="/checkout/cart" data-widget-open="cart-drawer"
      >${text('nav.cart')}</a
    >`
  if (name === 'banner') return attempt('notify', text('widgets.try_notify'))
  if (name === 'confirm-dialog') return attempt('confirm', text('widgets.try_confirm'))
  if (IN_LAYOUT.has(name)) return html``
  if (name === 'add-form')
    return html`<form action="/checkout/cart/add/" method="post" data-bezel-add>
      <input type="hidden" name="product" value="59" />
      <button class="button">${text('product.add')}</button>
    </form>`
  const inside = insideOf(page, name) || skeleton(page, shapeOf(name))
  return marker(name, { ...attributes, 'data-mount': 'visible' }, inside)
}

/** A button that calls `Bezel[call]` with its label. */
const attempt = (call: string, label: string): Markup =>
  html`<button class="button" type="button" data-try="${call}">${label}</button>`

const ONE_LINE = new Set(['progress', 'footer', 'currency-picker'])

const shapeOf = (name: string) => (ONE_LINE.has(name) ? 'bar' : 'panel')
