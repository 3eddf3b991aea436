import { html, raw } from 'hono/html'
import { Marked, Renderer, type Tokens } from 'marked'
import { getHeadingList, gfmHeadingId, type HeadingData } from 'marked-gfm-heading-id'

export interface Rendered {
  html: string
  /** All headings in their order, with the anchors that GitHub gives them, too. */
  headings: HeadingData[]
}

/** The address of a link: another file of the guide is a page of it. */
function addressOf(href: string, path: string): string {
  if (!/^[\w./-]+\.md(#|$)/.test(href)) return href
  const { pathname, hash } = new URL(href, `http://guide/guide/${path}`)
  return pathname.replace(/\.md$/, '') + hash
}

/**
 * Renders a page of the guide. `partFor` returns the HTML that a comment stands for. Wide tables and code scroll by
 * themselves, also by keyboard.
 */
export function render(
  markdown: string,
  path: string,
  partFor: (comment: string) => string | undefined = () => undefined,
): Rendered {
  let codes = 0
  const marked = new Marked(gfmHeadingId(), {
    walkTokens(token) {
      if (token.type === 'link') (token as Tokens.Link).href = addressOf((token as Tokens.Link).href, path)
    },
    renderer: {
      html: ({ text }) => partFor(text) ?? text,
      code: ({ text, lang }) => codeBlock(`code-${++codes}`, codes, text, lang),
      table(token) {
        const table = Renderer.prototype.table.call(this, token)
        return `<div class="guide__table" tabindex="0" role="group" aria-label="Table">${table}</div>`
      },
    },
  })
  const written = marked.parse(markdown, { async: false })
  return { html: written, headings: getHeadingList() }
}

/** Code with a button that copies it. Its line breaks are written as references, since the layout takes indentation away. */
function codeBlock(id: string, number: number, text: string, language = ''): string {
  const code = html`${text}`.toString().replaceAll('\n', '&#10;')
  return html`<div class="code">
    <pre
      tabindex="0"
      role="group"
      aria-label="Code ${number}"
    ><code id="${id}" data-language="${language}">${raw(code)}</code></pre>
    <button
      class="button button--quiet button--small"
      type="button"
      data-copy="${id}"
      data-done="Copied"
      aria-label="Copy code ${number}"
    >
      Copy
    </button>
  </div>`.toString()
}
