import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { html, type Markup, type Part } from './html'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../widgets')

/** Names of the widgets this checkout of the project has, read once. */
export const widgetNames: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'index.ts')))
  .map((entry) => entry.name)

const known = new Set(widgetNames)

export const hasWidget = (name: string): boolean => known.has(name)

export type Attributes = Record<string, string>

/** The marker of a widget around what is shown until it is there; nothing where the widget does not exist. */
export function marker(name: string, attributes: Attributes = {}, inside: Part = ''): Markup {
  if (!hasWidget(name)) return html``
  const given = Object.entries(attributes).map(([key, value]) => html` ${key}="${value}"`)
  return html`<div data-widget="${name}" ${given}>${inside}</div>`
}
