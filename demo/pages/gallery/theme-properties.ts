import { html } from 'hono/html'
import { type Token, tokens } from './declared-properties.ts'
import { copyable } from './copyable.ts'
import type { Markup } from '../../markup.ts'
import type { Page } from '../page.ts'

/** A form for every `--bezel-*` property: changes the page at once and shows the CSS rule to copy. */
export function themePropertyEditor(page: Page): Markup {
  const { text } = page
  return html`<details class="gallery__part tokens">
    <summary>${text('widgets.tokens')}</summary>
    <form class="tokens__form" data-tokens>
      <p>${text('widgets.tokens_lead')}</p>
      <label class="tokens__field"
        ><span>${text('widgets.scheme')}</span>
        <select name="scheme">
          <option value="light">${text('scheme.light')}</option>
          <option value="dark">${text('scheme.dark')}</option>
        </select></label
      >
      ${tokens.map(field)}
      <button class="button button--quiet button--small" type="reset">${text('widgets.reset')}</button>
    </form>
    ${copyable(page, 'tokens-css', text('widgets.tokens'), ':root {}')}
  </details>`
}

const isColour = (value: string) => /^#([\da-f]{3}|[\da-f]{6})$/.test(value)

/** Six hexadecimal digits, the only form a colour input accepts. */
const six = (value: string) => (value.length === 4 ? value.replace(/[\da-f]/g, '$&$&') : value)

function field({ name, value }: Token): Markup {
  const [type, shown] = isColour(value) ? ['color', six(value)] : ['text', value]
  return html`<label class="tokens__field"
    ><code>${name}</code>
    <input type="${type}" name="${name}" value="${shown}" autocomplete="off" spellcheck="false"
  /></label>`
}
