import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { filesIn, read, root } from './sources.ts'

/** Links to files, and what stands in backticks and looks like a path of this project. */
const PATH =
  /\]\((?!https?:)([^)#]+)\)|`((?:src|widgets|loader|demo|test|locales)\/[^`]*|[\w./-]+\.(?:tsx?|mjs))`/g

it.each(['README.md', ...filesIn('src', /\.md$/)])('%s names only files that exist', (readme) => {
  const named = [...read(readme).matchAll(PATH)].map(([, link, path]) => (link ?? path)!)
  const exists = (path: string) =>
    existsSync(join(root, path)) || existsSync(join(root, dirname(readme), path))
  expect(named.filter((path) => !exists(path))).toEqual([])
})
