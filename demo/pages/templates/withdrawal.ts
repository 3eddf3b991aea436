import { html } from 'hono/html'
import { layout } from '../layout.ts'
import { marker } from '../markers.ts'
import type { Page } from '../page.ts'
import { skeleton } from '../skeleton.ts'

/** The page where customers and guests withdraw from contracts. */
export function withdrawal(page: Page): Promise<Response> {
  const title = page.text('withdrawal.title')
  const main = html`<article class="narrow reading">
    <h1>${title}</h1>
    <p class="lead">${page.text('withdrawal.lead')}</p>
    ${marker('withdrawal', {}, skeleton(page, 'bar'))}
  </article>`
  return layout(page, { title, main, kind: 'reading' })
}
