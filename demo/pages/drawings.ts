import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = join(dirname(fileURLToPath(import.meta.url)), 'drawings')

/** File names in `drawings/` without `.svg`; products name theirs in the catalogue. */
export const drawingNames: readonly string[] = readdirSync(folder).map((file) => file.replace(/\.svg$/, ''))

const cache = new Map<string, string>()

/** The SVG text of a drawing; the gift box for a name that has none (gift boxes, message cards). */
export function drawing(name: string): string {
  const known = drawingNames.includes(name) ? name : 'mystery-gift'
  const svg = cache.get(known) ?? readFileSync(join(folder, `${known}.svg`), 'utf8')
  cache.set(known, svg)
  return svg
}
