import { html } from 'hono/html'
import { layout } from '../layout.ts'
import type { Page } from '../page.ts'

/** The contact page. */
export function contact(page: Page): Promise<Response> {
  const title = page.text('contact.title')
  const main = html`<article class="narrow reading">
    <h1>${title}</h1>
    <p class="lead">${page.text('contact.lead')}</p>
    <p><a href="mailto:bench@ondelle.example">bench@ondelle.example</a></p>
  </article>`
  return layout(page, { title, main, kind: 'reading' })
}
