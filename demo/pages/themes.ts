import { html } from 'hono/html'
import type { Markup } from '../markup.ts'
import { countSnippet, preloads } from './preloads.ts'

/**
 * Host pages for the widgets: the shop's theme, no styles, hostile styles and scripts, Magento's RequireJS, and a theme with
 * native events instead.
 */
export const themes = ['own', 'bare', 'hostile', 'requirejs', 'native'] as const
export type Theme = (typeof themes)[number]

export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme)

const FONTS = ['cormorant-500', 'inter']

/** A theme's elements of the head, before the loader, which the bare theme does without. */
export function themeHead(theme: Theme, nonce: string, widgets: string[]): Markup {
  if (theme === 'bare') return html``
  return html`<script nonce="${nonce}">
      ${countSnippet()}
    </script>
    ${preloads(widgets, nonce)} ${theme === 'hostile' && html`<base href="/somewhere/else/" />`}
    ${FONTS.map(
      (name) =>
        html`<link
          rel="preload"
          href="/static/fonts/${name}-latin.woff2"
          as="font"
          type="font/woff2"
          crossorigin
        />`,
    )}
    <link rel="stylesheet" href="/static/theme.css" />
    <script nonce="${nonce}" src="/static/page-transition.js"></script>
    ${
      theme === 'hostile' &&
      html`<link rel="stylesheet" href="/static/hostile.css" />
        <script nonce="${nonce}" src="/static/hostile.js"></script>`
    }
    ${theme === 'requirejs' && html`<script nonce="${nonce}" src="/static/magento.js" defer></script>`}
    ${theme === 'native' && html`<script nonce="${nonce}" src="/static/native.js" defer></script>`}`
}

/** The hostile theme's elements whose names shadow properties of `document`, and a bar with the highest z-index. */
export function themeBody(theme: Theme): Markup {
  if (theme !== 'hostile') return html``
  return html`<form name="body" action="/" hidden><input name="action" aria-label="body" /></form>
    <img name="currentScript" src="/media/catalog/product/silver-charm.svg" alt="" width="1" height="1" />
    <div class="topmost-bar" aria-hidden="true"></div>`
}
