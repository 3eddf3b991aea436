import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { withTexts } from '#demo/pages/guide/generated.ts'
import { render } from '#demo/pages/guide/render.ts'
import { contributing, documents } from './documents.ts'
import { read, root, sources } from './sources.ts'

const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g

const anchorsOf = async (file: string) => render(await withTexts(read(file)), '').headings.map(({ id }) => id)

it.each(documents)('every link of %s leads to a file and to a heading that exist', async (file) => {
  const broken: string[] = []
  for (const [link, path, anchor] of read(file).matchAll(LINK)) {
    // Pages of the demo shop are links from its root.
    if (path!.startsWith('/')) continue
    const target = path ? join(dirname(file), path) : file
    const isThere = existsSync(join(root, target))
    if (!isThere || (anchor && !(await anchorsOf(target)).includes(anchor))) broken.push(link)
  }
  expect(broken).toEqual([])
})

/** Text in backticks that looks like a path of this project. */
const PATH = /`((?:src|widgets|loader|demo|test|locales)\/[^`<]*|[\w./-]+\.(?:tsx?|mjs))`/g

it.each([...contributing, 'README.md'])('%s names only files that exist', (file) => {
  const named = [...read(file).matchAll(PATH)].map(([, path]) => path!)
  const exists = (path: string) =>
    [root, join(root, dirname(file)), join(root, '.rollup')].some((folder) =>
      existsSync(join(folder, path)),
    ) || sources.some((source) => basename(source) === path)
  expect(named.filter((path) => !exists(path) && !path.includes('*'))).toEqual([])
})
