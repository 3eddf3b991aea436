import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { widgetNames } from '../markers.ts'

export const FOLDER = join(import.meta.dirname, '../../guide')

/** A page of the guide. Its path below `/guide/` is also its file in `demo/guide`, without `.md`. */
export interface GuidePage {
  path: string
  title: string
  markdown: string
}

/** The pages in their order, by the heading of the list that they stand under. */
const ORDER: Record<string, readonly string[]> = {
  'Begin here': ['getting-started', 'markers', 'selling', 'troubleshooting', 'errors'],
  'Connect it': ['configuration', 'window-bezel', 'events', 'slots', 'fields', 'payment', 'addresses'],
  'Make it yours': ['texts', 'looks', 'recipes'],
  'Run it': ['content-security-policy', 'speed', 'consent', 'upgrading'],
  'For the shop': ['merchant', 'settings', 'shop-answers'],
  Widgets: widgetNames.map((name) => `widgets/${name}`),
}

const fileOf = (path: string) => join(FOLDER, `${path}.md`)

function readPage(path: string): GuidePage {
  const markdown = readFileSync(fileOf(path), 'utf8')
  return { path, markdown, title: /^# (.*)$/m.exec(markdown)![1]!.replaceAll('`', '') }
}

/** All pages by the headings of the list; read anew, so that a changed text shows after a reload. */
export const contents = (): { heading: string; pages: GuidePage[] }[] =>
  Object.entries(ORDER).map(([heading, paths]) => ({
    heading,
    pages: paths.filter((path) => existsSync(fileOf(path))).map(readPage),
  }))

export const allPages = (): GuidePage[] => contents().flatMap(({ pages }) => pages)
