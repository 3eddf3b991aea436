import { declaredProperties } from './declared-properties'
import { html } from '../html'
import { layout } from '../layout'
import { widgetNames } from '../markers'
import type { Page } from '../page'
import { widgetExample } from './widget-example'
import { themePropertyEditor } from './theme-properties'

/** The gallery: every widget, live, with a form of its properties and the markup to copy. */
export async function gallery(page: Page): Promise<Response> {
  const { text } = page
  const declared = await declaredProperties()
  const main = html`<div class="wide gallery">
    <h1>${text('widgets.title')}</h1>
    <p class="lead">${text('widgets.lead')}</p>
    <nav class="gallery__menu" aria-label="${text('widgets.title')}">
      ${widgetNames.map((name) => html`<a href="/widgets#${name}">${name}</a>`)}
    </nav>
    ${themePropertyEditor(page)}
    ${widgetNames.map((name) => widgetExample(page, name, declared.get(name) ?? {}))}
  </div>`
  return layout(page, {
    title: text('widgets.title'),
    main,
    current: '/widgets',
    kind: 'gallery',
    script: 'gallery',
  })
}
