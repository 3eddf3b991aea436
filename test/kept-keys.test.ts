import { expect, it } from 'vitest'
import { KEPT_KEYS } from '#dom/storage/kept-keys.ts'
import { filesIn, read } from './sources.ts'

const table = read('src/README.md').split('\n## What is kept in the browser\n')[1] ?? ''

/** The rows of the list for readers, in `src/README.md`. */
const listed = [
  ...table.matchAll(
    /^\| `([^`]+)` +\| (local|session) +\| (\w+) +\| `([^`]+)` +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm,
  ),
].map(([, key, storage, of, owner, holds, copied, emptied]) => ({
  key: key!,
  in: storage!,
  of: of!,
  owner: owner!,
  texts: [holds!, copied!, emptied!],
}))

const ours = KEPT_KEYS.filter(({ of }) => of !== 'page')

it('the list of what is kept in the browser has every key, its storage and whose it is', () => {
  const named = (rows: readonly { key: string; in: string; of: string }[]) =>
    rows.map((row) => `${row.key} ${row.in} ${row.of}`).sort()
  expect(named(listed)).toEqual(named(ours))
})

it.each(listed)(
  '$key ($in) is kept by $owner, and each of its cells says something',
  ({ key, owner, texts }) => {
    expect(read(owner)).toMatch(new RegExp(`['\`]${key}['\`$]`))
    expect(texts.join(' ').match(/—|\w+/g)!.length).toBeGreaterThan(5)
  },
)

it('only these files reach the storages of the browser themselves', () => {
  const reaching = ['src', 'widgets', 'loader']
    .flatMap((folder) => filesIn(folder, /(?<!\.test|\.fixture)\.tsx?$/))
    .filter((file) => /(=> |\.|\()(local|session)Storage\b/.test(read(file)))
  const expected = ['dom/storage/storage', 'report', 'storefront/page/shop-storage'].map(
    (name) => `src/${name}.ts`,
  )
  expect(reaching.sort()).toEqual(['loader/count-snippet.ts', ...expected])
})
