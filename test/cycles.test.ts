import { expect, it } from 'vitest'
import { importsOf, sources } from './sources'

const known = new Set(sources)
const fileOf = (path: string) =>
  [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => known.has(file))
const importedBy = (file: string) => importsOf(file).flatMap(({ to }) => fileOf(to) ?? [])

/** Each cycle once, as the row of files that leads back to its first. */
function cycles(): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    done.add(file)
    for (const next of importedBy(file)) visit(next, [...path, file])
  }
  for (const file of sources) visit(file, [])
  return found
}

// Types count: two files that need each other's types are one thought in two places.
it('no file imports itself by way of others, not even a type or a lazy part', () => {
  expect(cycles()).toEqual([])
})
