import { html } from 'hono/html'
import type { Markup } from '../markup.ts'
import type { Page } from './page.ts'

/** Placeholder inside a marker until its widget has started: bars of about the widget's size. */
export function skeleton({ text }: Page, shape: 'cart' | 'checkout' | 'bar' | 'panel'): Markup {
  const bars = shape === 'bar' ? 1 : shape === 'panel' ? 4 : 3
  return html`<div class="skeleton skeleton--${shape}">
    <p class="visually-hidden">${text('wait')}</p>
    <div class="skeleton__column" aria-hidden="true">
      ${Array.from({ length: bars }, () => html`<span></span>`)}
    </div>
    ${shape !== 'bar' && shape !== 'panel' && html`<div class="skeleton__side" aria-hidden="true"></div>`}
    <noscript><p class="skeleton__note">${text('noscript')}</p></noscript>
  </div>`
}
