import { html } from '../html'
import { layout } from '../layout'
import { marker } from '../markers'
import type { Page } from '../page'
import { productImage } from '../product-image'

const PARTS = [1, 2, 3] as const

/** The two editorial pages, as a merchant would keep them: a lead and three sections. */
export function editorial(page: Page, subject: 'care' | 'shipping'): Response {
  const { text } = page
  const title = text(`${subject}.title`)
  const path = subject === 'care' ? '/care-guide' : '/shipping-returns'
  const main = html`<article class="narrow editorial">
    <h1>${title}</h1>
    <p class="lead">${text(`${subject}.lead`)}</p>
    <div class="reading__drawing">
      ${productImage(subject === 'care' ? 'pearl-earrings' : 'mystery-gift', '', false)}
    </div>
    ${PARTS.map(
      (part) =>
        html`<section>
          <h2>${text(`${subject}.${part}.title`)}</h2>
          <p>${text(`${subject}.${part}.text`)}</p>
        </section>`,
    )}
    ${marker('cms-block', { 'data-identifier': `${subject}-note`, 'data-mount': 'visible' })}
  </article>`
  return layout(page, { title, main, current: path, kind: 'editorial' })
}
