import { html } from 'hono/html'
import { layout } from '../layout.ts'
import { marker } from '../markers.ts'
import type { Page } from '../page.ts'
import { productImage } from '../product-image.ts'

const SECTIONS = [1, 2, 3] as const

/** The care guide and the shipping page: a lead, three sections and a CMS block. */
export function editorial(page: Page, subject: 'care' | 'shipping'): Promise<Response> {
  const { text } = page
  const title = text(`${subject}.title`)
  const path = subject === 'care' ? '/care-guide' : '/shipping-returns'
  const main = html`<article class="narrow reading">
    <h1>${title}</h1>
    <p class="lead">${text(`${subject}.lead`)}</p>
    <div class="reading__drawing">
      ${productImage(subject === 'care' ? 'pearl-earrings' : 'mystery-gift', '', false)}
    </div>
    ${SECTIONS.map(
      (section) =>
        html`<section>
          <h2>${text(`${subject}.${section}.title`)}</h2>
          <p>${text(`${subject}.${section}.text`)}</p>
        </section>`,
    )}
    ${marker('cms-block', { 'data-identifier': `${subject}-note`, 'data-mount': 'visible' })}
  </article>`
  return layout(page, { title, main, current: path, kind: 'editorial' })
}
