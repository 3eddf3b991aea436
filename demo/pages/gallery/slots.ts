import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { html } from 'hono/html'
import type { Markup } from '../../markup.ts'
import type { Page } from '../page.ts'

const types = readFileSync(
  join(dirname(fileURLToPath(import.meta.url)), '../../../src/public/slots.d.ts'),
  'utf8',
)

/** The places of the bundle's `SlotData`, with the name of each one's data. */
const places = [...types.matchAll(/^ {2}'([^/']+)\/([^']+)': (\w+)$/gm)].map(
  ([, island = '', name = '', data = '']) => ({ island, name, data }),
)

const base = /export interface InCart \{([^}]*)\}/.exec(types)?.[1] ?? ''

/** The members of a place's data, on one line. */
function membersOf(data: string): string {
  const [, own = ''] = new RegExp(`export interface ${data}[^{]*\\{([\\s\\S]*?)\\n\\}`).exec(types) ?? []
  const all = data === 'OfOrder' || data === 'InCart' ? own : base + own
  return all
    .replace(/\/\*\*.*?\*\//g, '')
    .replace(/\breadonly /g, '')
    .replace(/\s*\n\s*/g, '; ')
    .replace(/\{; /g, '{ ')
    .replace(/^; |; $/g, '')
    .replace(/; \}/g, ' }')
}

/** A widget's slots, each with the members of its data, for the guide. */
export const slotTable = (widget: string | undefined): string[][] =>
  places
    .filter(({ island }) => !widget || island === widget)
    .map(({ island, name, data }) => [`\`${widget ? name : `${island}/${name}`}\``, `\`${membersOf(data)}\``])

/** A widget's slots with the types of their data, and a switch that outlines them; nothing for one without. */
export function slotList({ text }: Page, widget: string): Markup {
  const own = places.filter(({ island }) => island === widget)
  if (!own.length) return html``
  return html`<details class="slot-list">
    <summary>${text('widgets.slots', { count: own.length })}</summary>
    <label class="slot-list__switch"
      ><input type="checkbox" data-outline-slots="${own.map(({ name }) => `${widget}/${name}`).join(' ')}" />
      ${text('widgets.slots_outline')}</label
    >
    <dl>
      ${own.map(
        ({ name, data }) =>
          html`<div>
            <dt><code>${name}</code></dt>
            <dd><code>${membersOf(data)}</code></dd>
          </div>`,
      )}
    </dl>
  </details>`
}
