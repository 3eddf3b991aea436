import { html } from 'hono/html'
import { attributeOf } from '#ui/island/properties.ts'
import { declaredProperties } from './declared-properties.ts'
import { layout } from '../layout.ts'
import { notFound } from '../templates/not-found.ts'
import type { Page } from '../page.ts'
import { live } from './widget-example.ts'

/** A page with nothing but a widget, for the gallery's frames; its declared attributes are in the query. */
export async function preview(page: Page, name: string): Promise<Response> {
  const properties = (await declaredProperties()).get(name)
  if (!properties) return notFound(page)
  const { searchParams } = page.context.url
  const given = Object.keys(properties)
    .map(attributeOf)
    .filter((attribute) => searchParams.has(attribute))
    .map((attribute) => [attribute, searchParams.get(attribute)!])
  const main = html`<div class="wide">
    <h1 class="visually-hidden">${name}</h1>
    ${live(page, name, Object.fromEntries(given) as Record<string, string>)}
  </div>`
  return layout(page, { title: name, main, kind: 'preview', script: 'gallery' })
}
