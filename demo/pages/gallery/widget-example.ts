import { attributeOf, type Declaration, type Declarations } from '../../../src/ui/island/properties'
import { writtenDefault } from './declared-properties'
import { html, type Markup } from '../html'
import { type Attributes, marker } from '../markers'
import type { Page } from '../page'
import { slotList } from './slots'
import type { TextKey } from '../text'
import { skeleton } from '../skeleton'

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
}

/** Attributes that name a widget themselves, and the theme's own element that has them. */
const NAMING: Record<string, { attribute: string; start: string; end: string }> = {
  'add-form': {
    attribute: 'data-bezel-add',
    start: '<form action="/checkout/cart/add/" method="post"',
    end: '</form>',
  },
}

const MOUNTS = ['load', 'idle', 'visible', 'interaction', 'manual']

/** A section of the gallery: description, form of properties, resulting markup, and the live widget. */
export function widgetExample(page: Page, name: string, properties: Declarations): Markup {
  const { text } = page
  const attributes = EXAMPLES[name] ?? {}
  const inside = insideOf(page, name)
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  const { start, end } = NAMING[name] ?? { start: `<div data-widget="${name}"`, end: '</div>' }
  const markup = `${start}${written.join('')}>${inside}${end}`
  return html`<section class="widget-example" id="${name}" aria-labelledby="widget-${name}">
    <header>
      <h2 id="widget-${name}">${name}</h2>
      <p>${text(`widget.${name}` as TextKey)}</p>
    </header>
    <form
      class="widget-example__form"
      data-example="${name}"
      data-start="${start}"
      data-inside="${inside}"
      data-end="${end}"
      aria-labelledby="widget-${name}"
    >
      ${Object.entries(properties).map(([property, declaration]) =>
        field(page, name, attributeOf(property), declaration, attributes[attributeOf(property)]),
      )}
      ${select(page, name, 'data-mount', MOUNTS, 'load', attributes['data-mount'] ?? 'load')}
    </form>
    <div class="widget-example__markup">
      <pre
        tabindex="0"
        role="group"
        aria-label="${text('widgets.markup')}"
      ><code id="markup-${name}">${markup}</code></pre>
      <button
        class="button button--quiet button--small"
        type="button"
        data-copy="markup-${name}"
        data-done="${text('widgets.copied')}"
      >
        ${text('widgets.copy')}
      </button>
    </div>
    ${slotList(page, name)}
    <div class="widget-example__live widget-example__live--${shapeOf(name)}">
      ${live(page, name, attributes)}
    </div>
  </section>`
}

/** Fallback content of the marker, for widgets that show nothing of their own before or without data. */
function insideOf({ text }: Page, name: string): string {
  if (name === 'cart-drawer') return `<a id="minicart" href="/checkout/cart">${text('nav.cart')}</a>`
  if (name === 'add-form')
    return `<input type="hidden" name="product" value="59"><button class="button">${text('product.add')}</button>`
  return ['cms-block', 'order-confirmation'].includes(name) ? text('widgets.fallback') : ''
}

/** The form field for a declared property. */
function field(
  page: Page,
  name: string,
  attribute: string,
  declaration: Declaration<unknown>,
  example: string | undefined,
): Markup {
  const fallback = writtenDefault(declaration)
  const { choices, kind } = declaration
  if (choices) return select(page, name, attribute, choices, fallback, example ?? fallback)
  return html`<label class="widget-example__field"
    >${label(page, attribute, `${kind} · `, fallback)}
    <input
      type="${kind === 'int' ? 'number' : 'text'}"
      name="${attribute}"
      value="${example ?? fallback}"
      data-default="${fallback}"
      autocomplete="off"
      spellcheck="false"
  /></label>`
}

const label = ({ text }: Page, attribute: string, kind: string, fallback: string): Markup =>
  html`<span
    ><code>${attribute}</code>
    <small>${kind}${text('widgets.default', { value: fallback || '–' })}</small></span
  >`

function select(
  page: Page,
  name: string,
  attribute: string,
  choices: readonly string[],
  fallback: string,
  chosen: string,
): Markup {
  return html`<label class="widget-example__field"
    >${label(page, attribute, '', fallback)}
    <select name="${attribute}" ${NAMING[name]?.attribute !== attribute && html`data-default="${fallback}"`}>
      ${choices.map(
        (choice) => html`<option value="${choice}" ${choice === chosen && html`selected`}>${choice}</option>`,
      )}
    </select></label
  >`
}

function live(page: Page, name: string, attributes: Attributes): Markup {
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
  return marker(name, { 'data-mount': 'visible', ...attributes }, inside)
}

/** A button that calls `Bezel[call]` with its label. */
const attempt = (call: string, label: string): Markup =>
  html`<button class="button" type="button" data-try="${call}">${label}</button>`

const ONE_LINE = new Set(['progress', 'footer', 'currency-picker'])

const shapeOf = (name: string) => (ONE_LINE.has(name) ? 'bar' : 'panel')
