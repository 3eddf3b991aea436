import { html } from 'hono/html'
import { checkoutConfig } from '../wire/checkout/checkout-config.ts'
import { currencies } from '../shop/money.ts'
import { json, type Markup } from '../markup.ts'
import { hasWidget, marker } from './markers.ts'
import { securityHeaders } from './content-security-policy.ts'
import { extensionBody, extensionHead, withExtensions } from './settings/extensions.ts'
import type { Page } from './page.ts'
import { settingsBar } from './settings/settings-bar.ts'
import { walletsOf } from '../shop/express/wallets.ts'
import { walletHead } from './settings/wallets.ts'
import type { TextKey } from './text.ts'
import { themeBody, themeHead } from './themes.ts'
import { isRightToLeft } from '../locales.ts'
import manifest from '../../package.json'

interface Content {
  title: string
  main: Markup
  /** Path of the current menu entry. */
  current?: string
  /** Suffix of the body's class `page--…`. */
  kind?: string
  status?: number
  /** Name of an additional script in `script/`. */
  script?: string
}

const MENU: readonly (readonly [string, TextKey])[] = [
  ['/', 'nav.jewellery'],
  ['/care-guide', 'nav.care'],
  ['/shipping-returns', 'nav.shipping'],
  ['/widgets', 'nav.widgets'],
]

/** In front of an upstream shop the menu has only the shop's home page and the gallery. */
const menuOf = ({ origin }: Page) => MENU.filter(([path]) => !origin || path === '/' || path === '/widgets')

/** On intent (hover, touch) the browser prepares the pages of a purchase; the islands there only read until they are opened. */
const SPECULATION_RULES = {
  prerender: [{ where: { href_matches: ['/checkout/cart', '/checkout'] }, eagerness: 'moderate' }],
}

/** These pages are requested anew with every visit; any other the browser may keep, and bring back by Back as it was. */
const UNSTORED = ['checkout', 'success', 'result', 'account']
const MAY_BE_KEPT = { 'cache-control': 'private, no-cache' }

/** The widgets that the browser requests before the loader has run; small widgets may come later. */
const widgetsOf = ({ kind = '' }: Content) => [
  'cart-drawer',
  ...['cart', 'checkout'].filter((name) => name === kind),
]

const DRAWER = { 'data-trigger': '#minicart', 'data-mount': 'interaction' }
/** The drawer of pages where products are added: it opens by itself afterwards. */
const OPENING_DRAWER = { ...DRAWER, 'data-mount': 'idle', 'data-open-on-add': 'true' }

/** The first frame waits for the footer: a page that is painted while it is parsed moves as the rest comes. */
const WHOLE = html`<link rel="expect" href="#footer" blocking="render" />`

/** The HTML response of a page: head, settings bar, header, content, footer, with a nonce-only security policy. */
export async function layout(page: Page, content: Content): Promise<Response> {
  const { text, nonce, theme, context } = page
  const document = await html`<!doctype html>
    <html lang="${page.locale}" dir="${isRightToLeft(page.locale) ? 'rtl' : 'ltr'}" data-theme="${theme}">
      <head>
        <meta charset="utf-8" />
        <title>${content.title} · Ondelle</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="${text('shop.tagline')}" />
        <link rel="icon" href="/static/icon.svg" type="image/svg+xml" />
        ${WHOLE} ${themeHead(theme, nonce, isStock(page) ? [] : widgetsOf(content))}
        ${printedConfig(page, content)}
        <script type="application/json" id="bezel-config">
          ${json(withExtensions(page, configOf(page)))}
        </script>
        <script type="speculationrules" nonce="${nonce}">
          ${json(SPECULATION_RULES)}
        </script>
        ${walletHead(page)}
        <script type="module" nonce="${nonce}" src="/bezel/${manifest.version}/loader.js"></script>
        <script type="module" nonce="${nonce}" src="/static/shop.js"></script>
        ${
          context.shop.settings.address_completion === '1' &&
          html`<script type="module" nonce="${nonce}" src="/static/address-provider.js"></script>`
        }
        ${
          content.script &&
          html`<script type="module" nonce="${nonce}" src="/static/${content.script}.js"></script>`
        }
        ${extensionHead(page)}
        ${process.env.BEZEL_DEV && html`<script type="module" nonce="${nonce}" src="/__dev/client.js"></script>`}
      </head>
      <body class="page${content.kind && ` page--${content.kind}`}">
        <a class="skip" href="#main">${text('skip')}</a>
        ${themeBody(theme)} ${settingsBar(page)} ${header(page, content)}
        <div class="notices">${marker('banner')}</div>
        <main id="main" tabindex="-1">${content.main}</main>
        ${footer(page)} ${marker('confirm-dialog')} ${marker('loading-overlay')} ${extensionBody(page)}
      </body>
    </html>`
  return context.html(document.replace(/\n\s+/g, '\n'), content.status, {
    ...securityHeaders(nonce),
    ...(!UNSTORED.includes(content.kind ?? '') && MAY_BE_KEPT),
  })
}

const isStock = ({ context }: Page) => context.shop.personality === 'stock'

/** Magento's own pages of cart and checkout print what the checkout starts from. */
function printedConfig(page: Page, { kind = '' }: Content) {
  if (!isStock(page) || !['cart', 'checkout'].includes(kind)) return undefined
  return html`<script nonce="${page.nonce}">
    window.checkoutConfig = ${json(checkoutConfig(page.context))}
  </script>`
}

function configOf({ locale, currency, context }: Page) {
  return {
    baseUrl: '/',
    locale,
    currency,
    cardProvider: 'adyen',
    marketing: 'facebook',
    redirectHosts: [],
    ...(walletsOf(context.shop).length && { wallets: walletsOf(context.shop) }),
    ...(typeof context.session.data.consent === 'boolean' && { consent: context.session.data.consent }),
    routes: {
      cart: '/checkout/cart',
      checkout: '/checkout',
      success: '/checkout/onepage/success',
      result: '/checkout/onepage/result',
      login: '/customer/account/login',
      contact: '/contact',
    },
  }
}

/** Nothing in it leads away from a checkout but the cart and the shop's name. */
function header(page: Page, { current = '', kind }: Content): Markup {
  const { text, count, customer } = page
  const account = customer ? text('nav.account') : text('nav.login')
  const cartLink = html`<a
    id="minicart"
    class="header__cart"
    href="/checkout/cart"
    data-widget-open="cart-drawer"
    >${text('nav.cart')}
    <span class="visually-hidden">${text('nav.items')}</span>
    <span class="header__count" data-bezel-count="${count}">${count}</span></a
  >`
  const menu = html`<nav class="header__menu" aria-label="${text('nav.main')}">
    ${menuOf(page).map(
      ([path, key]) =>
        html`<a href="${path}" ${path === current && html`aria-current="page"`}>${text(key)}</a> `,
    )}
  </nav>`
  const isCheckout = kind === 'checkout'
  return html`<header class="header">
    <a class="header__brand" href="/">Ondelle</a>
    ${!isCheckout && menu}
    <div class="header__tools">
      ${!isCheckout && html`<a href="/customer/account">${account}</a>`}
      ${hasWidget('cart-drawer') ? marker('cart-drawer', kind === 'product' ? OPENING_DRAWER : DRAWER, cartLink) : cartLink}
    </div>
  </header>`
}

function footer(page: Page): Markup {
  const { text } = page
  const picker = hasWidget('currency-picker') && currencies.length > 1
  return html`<footer class="footer" id="footer">
    <p class="footer__brand">Ondelle</p>
    <p>${text('shop.tagline')}</p>
    <div class="footer__menu">
      ${menuOf(page).map(([path, key]) => html`<a href="${path}">${text(key)}</a> `)}
      <a href="/guide">${text('nav.guide')}</a>
      <a href="/contact">${text('contact.title')}</a>
      <a href="/withdrawal">${text('withdrawal.title')}</a>
      ${hasWidget('wishlist') && html`<a href="/wishlist">${text('wishlist.title')}</a>`}
    </div>
    ${picker && html`<div class="footer__picker">${marker('currency-picker', { 'data-mount': 'idle' })}</div>`}
    <p class="footer__note">${text('footer.note')} ${text('footer.drawings')}</p>
    <div class="footer__line">
      ${marker('footer', { 'data-company': 'Ondelle', 'data-mount': 'visible' })}
    </div>
  </footer>`
}
