import { html } from 'hono/html'
import type { Markup } from '../markup.ts'

/** The image of a product; width and height reserve its space before it has loaded. */
export function productImage(drawing: string, alt: string, lazy = true): Markup {
  const loading = lazy ? html`loading="lazy"` : html`fetchpriority="high"`
  return html`<img
    src="/media/catalog/product/${drawing}.svg"
    alt="${alt}"
    width="600"
    height="600"
    ${loading}
    decoding="async"
  />`
}
