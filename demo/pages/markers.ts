import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { html } from 'hono/html'
import type { Markup } from '../markup.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../widgets')

/** Names of all widgets: the folders of `widgets/` with an `index.ts`. */
export const widgetNames: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'index.ts')))
  .map((entry) => entry.name)

const known = new Set(widgetNames)

export const hasWidget = (name: string): boolean => known.has(name)

export type Attributes = Record<string, string>

/** The marker of a widget with its fallback content; empty for a widget that does not exist. */
export function marker(name: string, attributes: Attributes = {}, inside: Markup | string = ''): Markup {
  if (!hasWidget(name)) return html``
  const given = Object.entries(attributes).map(([key, value]) => html` ${key}="${value}"`)
  return html`<div data-widget="${name}" ${given}>${inside}</div>`
}
