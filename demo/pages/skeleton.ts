import { html, type Markup } from './html'
import type { Page } from './page'

/** What stands in a marker's place until its widget is there: bars of about its shape and size. */
export function skeleton({ text }: Page, shape: 'cart' | 'checkout' | 'line' | 'panel'): Markup {
  const bars = shape === 'line' ? 1 : shape === 'panel' ? 4 : 3
  return html`<div class="skeleton skeleton--${shape}">
    <p class="visually-hidden">${text('wait')}</p>
    <div class="skeleton__column" aria-hidden="true">
      ${Array.from({ length: bars }, () => html`<span></span>`)}
    </div>
    ${shape !== 'line' && shape !== 'panel' && html`<div class="skeleton__side" aria-hidden="true"></div>`}
    <noscript><p class="skeleton__note">${text('noscript')}</p></noscript>
  </div>`
}
