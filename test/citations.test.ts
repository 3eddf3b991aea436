import { expect, it } from 'vitest'
import { documents } from './documents.ts'
import { read, sources } from './sources.ts'

const SECTION = /§\d+|\b[a-d]\.\d+\b/g
const READMES = ['src/rules.md', 'src/http/README.md']

const headings = READMES.flatMap((file) => read(file).match(/^#+ .*/gm)!)
const known = new Set(headings.flatMap((heading) => heading.match(/^#+ (§\d+|[a-d]\.\d+)/)?.[1] ?? []))

it('every rule that is cited, as "§9" or "b.36", has its heading in the README of the rules or of the wire', () => {
  const missing = [...sources, ...documents].flatMap((file) =>
    (read(file).match(SECTION) ?? [])
      .filter((cited) => !known.has(cited))
      .map((cited) => `${file}: ${cited}`),
  )
  expect(missing).toEqual([])
})
