import { html, type Markup } from '../html'
import { layout } from '../layout'
import { type Attributes, marker, widgetNames } from '../markers'
import type { Page } from '../page'
import type { TextKey } from '../text'
import { waiting } from '../waiting'

/** Shown once in the page's own frame, so a second copy would only repeat it. */
const IN_THE_FRAME = new Set(['cart-drawer', 'banner', 'confirm-dialog', 'loading-overlay'])

const EXAMPLES: Record<string, Attributes> = {
  'cart-drawer': { 'data-trigger': '#minicart', 'data-mount': 'interaction' },
  progress: { 'data-type': 'checkout' },
  'account-menu': { 'data-current': 'dashboard' },
  'cms-block': { 'data-identifier': 'home-promo', 'data-mount': 'visible' },
  'special-offers': { 'data-free': '0', 'data-mount': 'visible' },
  footer: { 'data-company': 'Ondelle' },
}

/** Every widget there is, alive, with what to write to have it elsewhere. */
export function gallery(page: Page): Response {
  const { text } = page
  const main = html`<div class="wide">
    <h1>${text('widgets.title')}</h1>
    <p class="lead">${text('widgets.lead')}</p>
    ${widgetNames.map((name) => exhibit(page, name))}
  </div>`
  return layout(page, { title: text('widgets.title'), main, current: '/widgets', kind: 'gallery' })
}

function exhibit(page: Page, name: string): Markup {
  const { text } = page
  const attributes = EXAMPLES[name] ?? {}
  const inside =
    name === 'cart-drawer' ? `<a id="minicart" href="/checkout/cart">${text('nav.cart')}</a>` : ''
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  const markup = `<div data-widget="${name}"${written.join('')}>${inside}</div>`
  return html`<section class="exhibit" aria-labelledby="widget-${name}">
    <header>
      <h2 id="widget-${name}">${name}</h2>
      <p>${text(`widget.${name}` as TextKey)}</p>
    </header>
    <div class="exhibit__markup">
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
    <div class="exhibit__live exhibit__live--${shapeOf(name)}">${live(page, name, attributes)}</div>
  </section>`
}

function live(page: Page, name: string, attributes: Attributes): Markup {
  if (name === 'cart-drawer') {
    return html`<a class="button" href="/checkout/cart" data-widget-open="cart-drawer"
      >${page.text('nav.cart')}</a
    >`
  }
  if (IN_THE_FRAME.has(name)) return html``
  return marker(name, { 'data-mount': 'visible', ...attributes }, waiting(page, shapeOf(name)))
}

const LINES = new Set(['progress', 'footer', 'currency-picker'])

const shapeOf = (name: string) => (LINES.has(name) ? 'line' : 'panel')
