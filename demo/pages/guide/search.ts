import { marked } from 'marked'
import MiniSearch, { type SearchResult } from 'minisearch'
import { allPages } from './contents.ts'
import { withTexts } from './generated.ts'
import { render } from './render.ts'

/** A part of a page below one heading. */
interface Section {
  id: string
  /** Address of the heading. */
  href: string
  page: string
  heading: string
  text: string
}

export type Found = SearchResult & Section

let index: Promise<MiniSearch<Section>> | undefined

/** Sections that have all words of a question, or words that begin or are spelt like them. The best comes first. */
export async function search(question: string): Promise<Found[]> {
  index ??= buildIndex()
  return (await index).search(question) as Found[]
}

async function buildIndex() {
  const sections = await Promise.all(
    allPages().map(async ({ path, title, markdown }) => sectionsOf(path, title, await withTexts(markdown))),
  )
  const built = new MiniSearch<Section>({
    fields: ['page', 'heading', 'text'],
    storeFields: ['href', 'page', 'heading', 'text'],
    searchOptions: { combineWith: 'AND', prefix: true, fuzzy: 0.15, boost: { heading: 4, page: 2 } },
  })
  built.addAll(sections.flat())
  return built
}

function sectionsOf(path: string, page: string, markdown: string): Section[] {
  const { headings } = render(markdown, path)
  const sections: Section[] = []
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading') {
      const { id, raw } = headings[sections.length]!
      sections.push({ id: `${path}#${id}`, href: `/guide/${path}#${id}`, page, heading: raw, text: '' })
    } else if (token.type !== 'html') {
      const section = sections.at(-1)
      if (section) section.text += ` ${plain(token.raw)}`
    }
  }
  return sections
}

/** The words of Markdown without its marks. */
const plain = (markdown: string) =>
  markdown
    .replace(/\]\([^)]*\)/g, '')
    .replace(/```\w*|[`*[\]|]|^\s*-{3,}.*$|:?-{3,}:?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const LENGTH = 180

/** Some words of a found section, around the first of those that were looked for. */
export function excerpt({ text, terms }: Found): string {
  const at = Math.max(0, ...terms.slice(0, 1).map((term) => text.toLowerCase().indexOf(term)))
  const start = at < LENGTH / 2 ? 0 : text.lastIndexOf(' ', at - LENGTH / 3) + 1
  const end = start + LENGTH < text.length ? text.lastIndexOf(' ', start + LENGTH) : text.length
  return `${start ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}
