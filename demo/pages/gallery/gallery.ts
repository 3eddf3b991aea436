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
    ${editorGuide(page, declared)} ${themePropertyEditor(page)}
    <details class="gallery__part">
      <summary id="report">${text('widgets.report')}</summary>
      <div class="gallery__guide">
        <p>${text('widgets.report_lead')}</p>
        <button class="button button--quiet button--small" type="button" data-report>
          ${text('widgets.report_make')}
        </button>
        <pre data-report-text role="region" tabindex="0" aria-labelledby="report" hidden></pre>
      </div>
    </details>
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
