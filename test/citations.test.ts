import { expect, it } from 'vitest'
import { render } from '#demo/pages/guide/render.ts'
import { documents } from './documents.ts'
import { read, sources } from './sources.ts'

/** Written as `(rule: money)`, and several as `(rule: money, trap: shown-total)`. */
const CITATION = /[[(,/*] ?(rule|wire|trap): ([a-z][a-z0-9-]*)(?=[\]),;:.\s])/g

/** The anchors of the headings below a document's title, as GitHub makes them. */
const anchorsOf = (markdown: string) => new Set(render(markdown, '').headings.map(({ id }) => id))

const [wire, traps] = read('src/http/README.md').split('\n## Traps\n')
const known = { rule: anchorsOf(read('src/rules.md')), wire: anchorsOf(wire!), trap: anchorsOf(traps!) }

const citations = [...sources, ...documents].flatMap((file) =>
  [...read(file).matchAll(CITATION)].map(([, kind, slug]) => ({
    file,
    kind: kind as keyof typeof known,
    slug: slug!,
  })),
)

it('every rule, call and trap that is cited has its heading in the document of the rules or of the wire', () => {
  expect(citations.length).toBeGreaterThan(500)
  expect(citations.filter(({ kind, slug }) => !known[kind].has(slug))).toEqual([])
})
