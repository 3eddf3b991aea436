import { html } from 'hono/html'
import { layout } from '../layout.ts'
import type { Page } from '../page.ts'

export function notFound(page: Page): Promise<Response> {
  const { text } = page
  const main = html`<div class="narrow">
    <h1>${text('notfound.title')}</h1>
    <p class="lead">${text('notfound.text')}</p>
    <p><a class="button" href="/">${text('success.home')}</a></p>
  </div>`
  return layout(page, { title: text('notfound.title'), main, status: 404 })
}
