// The browser tests of `npm test`: quick.json has their titles by file, each with the titles of its groups before it. All
// others run in `npm run test:all`.
import { readFileSync } from 'node:fs'

const titles = JSON.parse(readFileSync(new URL('quick.json', import.meta.url), 'utf8'))

/** Every quick test as "file › title". */
export const quickTests = Object.entries(titles).flatMap(([file, list]) =>
  list.map((title) => `${file} › ${title}`),
)

/** The names of the files that have quick tests. */
export const quickFiles = Object.keys(titles)

const escape = (text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** Patterns that only the quick tests match. Playwright compares them with project, file, title and tags. */
export const quickPatterns = Object.entries(titles).flatMap(([file, list]) =>
  list.map((title) => new RegExp(`${escape(file)} ${escape(title)}( @\\S+)*$`)),
)
