import { html } from 'hono/html'
import { declaredProperties } from './declared-properties.ts'
import { editorGuide } from './editor-guide.ts'
import { groups } from './groups.ts'
import { layout } from '../layout.ts'
import type { Page } from '../page.ts'
import { themePropertyEditor } from './theme-properties.ts'
import { widgetExample } from './widget-example.ts'

/** The gallery: every widget by what it is for, live, with a form of its properties and the markup to copy. */
export async function gallery(page: Page): Promise<Response> {
  const { text } = page
  const declared = await declaredProperties()
  const main = html`<div class="wide gallery">
    <h1>${text('widgets.title')}</h1>
    <p class="lead">${text('widgets.lead')}</p>
    <nav class="gallery__menu" aria-label="${text('widgets.title')}">
      ${groups.map(
        ({ purpose, names }) =>
          html`<div>
            <h2 id="menu-${purpose}">${text(`widgets.group.${purpose}`)}</h2>
            <ul aria-labelledby="menu-${purpose}">
              ${names.map((name) => html`<li><a href="/widgets#${name}">${name}</a></li>`)}
            </ul>
          </div>`,
      )}
    </nav>
    ${editorGuide(page, declared)} ${themePropertyEditor(page)}
    <section>
      <h2 id="report">${text('widgets.report')}</h2>
      <p>${text('widgets.report_lead')}</p>
      <button type="button" data-report>${text('widgets.report_make')}</button>
      <pre data-report-text role="region" tabindex="0" aria-labelledby="report" hidden></pre>
    </section>
    ${groups.map(
      ({ purpose, names }) =>
        html`<section class="gallery__group" aria-labelledby="group-${purpose}">
          <h2 id="group-${purpose}">${text(`widgets.group.${purpose}`)}</h2>
          ${names.map((name) => widgetExample(page, name, declared.get(name) ?? {}))}
        </section>`,
    )}
  </div>`
  return layout(page, {
    title: text('widgets.title'),
    main,
    current: '/widgets',
    kind: 'gallery',
    script: 'gallery',
  })
}
