import { type Token, tokens } from './declared-properties'
import { html, type Markup } from '../html'
import type { Page } from '../page'

/** A form for every `--bezel-*` property: changes the page at once and shows the CSS rule to copy. */
export function themePropertyEditor({ text }: Page): Markup {
  return html`<details class="tokens">
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
    <div class="widget-example__markup">
      <pre
        tabindex="0"
        role="group"
        aria-label="${text('widgets.tokens')}"
      ><code id="tokens-css">:root {}</code></pre>
      <button
        class="button button--quiet button--small"
        type="button"
        data-copy="tokens-css"
        data-done="${text('widgets.copied')}"
      >
        ${text('widgets.copy')}
      </button>
    </div>
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
