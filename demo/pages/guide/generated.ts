import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { raw } from 'hono/html'
import { copyable } from '../gallery/copyable.ts'
import { declaredProperties } from '../gallery/declared-properties.ts'
import { slotTable } from '../gallery/slots.ts'
import { live, markupOf } from '../gallery/widget-example.ts'
import type { Markup } from '../../markup.ts'
import type { Page } from '../page.ts'
import { FOLDER } from './contents.ts'
import { contractText } from './contract.ts'
import {
  apiTable,
  configurationKeys,
  eventTable,
  fieldKeys,
  propertyTable,
  routeKeys,
  table,
  textTable,
  tokenTable,
  typeTable,
} from './tables.ts'

/** A line of a page such as `<!-- properties cart -->`, in whose place something is written that the code knows. */
const PLACE = /^<!-- ([\w-]+)((?: [\w./-]+)*) -->$/gm

const extension = (file: string) => readFileSync(join(FOLDER, '../extensions', file), 'utf8').trim()

/** Markdown by the name of its place. */
const TEXTS: Record<string, (...names: string[]) => string | Promise<string>> = {
  configuration: configurationKeys,
  contract: contractText,
  routes: routeKeys,
  'field-keys': fieldKeys,
  tokens: tokenTable,
  events: eventTable,
  api: apiTable,
  type: (file, name) => typeTable(file, name),
  texts: (...namespaces) => namespaces.map(textTable).join('\n\n'),
  slots: (widget) => table(['slot', 'data'], slotTable(widget)),
  properties: async (widget) => propertyTable(widget, (await declaredProperties()).get(widget) ?? {}),
  extension: (file) => `\`\`\`${file.split('.').pop()}\n${extension(file)}\n\`\`\``,
}

/** HTML by the name of its place; it stands in the Markdown as a comment until that is rendered. */
const PARTS: Record<string, (page: Page, name: string) => Markup> = {
  live: (page, name) =>
    raw(`<div class="guide__live" data-live="${name}">${live(page, name).toString()}</div>`),
  markup: (page, name) => copyable(page, `markup-${name}`, page.text('widgets.markup'), markupOf(page, name)),
  picture: (_page, name) => raw(readFileSync(join(FOLDER, `pictures/${name}.svg`), 'utf8')),
}

/** A page's Markdown with everything that is made from the code. */
export async function withTexts(markdown: string): Promise<string> {
  const places = [...markdown.matchAll(PLACE)].filter(([, name]) => name! in TEXTS)
  let written = markdown
  for (const [place, name, names] of places) {
    const text = await TEXTS[name!]!(...names!.trim().split(' ').filter(Boolean))
    written = written.replace(place, () => text)
  }
  return written
}

/** The HTML of a comment that stands for a part; undefined for any other HTML. */
export function partFor(page: Page, comment: string): string | undefined {
  const [, name = '', names = ''] = new RegExp(PLACE.source).exec(comment.trim()) ?? []
  return PARTS[name]?.(page, names.trim()).toString()
}
