import { html } from 'hono/html'
import type { Markup } from '../../markup.ts'
import type { Page } from '../page.ts'

/** Code with a button that copies it; `id` is the code's. */
export const copyable = ({ text }: Page, id: string, label: string, code: string): Markup =>
  html`<div class="code">
    <pre tabindex="0" role="group" aria-label="${label}"><code id="${id}">${code}</code></pre>
    <button
      class="button button--quiet button--small"
      type="button"
      data-copy="${id}"
      data-done="${text('widgets.copied')}"
    >
      ${text('widgets.copy')}
    </button>
  </div>`
