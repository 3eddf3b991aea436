import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { billOfMaterials } from '../.release/bill.ts'
import { reasonsAgainst, type Candidate } from '../.release/reasons.ts'

const ready: Candidate = {
  version: '1.1.0',
  locked: '1.1.0',
  changelog:
    '# Changes\n\n## 1.1.0, 2026-11-29\n\n- The cart has a handle.\n\n## 1.0.0, 2026-01-31\n\n- It begins.\n',
  changes: [],
  tags: ['v1.0.0'],
  surface: { types: { Bezel: ['getCart', 'openCart'] } },
  before: { types: { Bezel: ['getCart'] } },
}
const reasons = (change: Partial<Candidate>) => reasonsAgainst({ ...ready, ...change })

it('a version with a clean tree, its changes and the right number may be released', () => {
  expect(reasons({})).toEqual([])
  expect(reasons({ version: '1.1.0', tags: [], before: undefined })).toEqual([])
})

it.each([
  ['something is not committed', { changes: [' M loader/index.ts'] }, /not committed:\n M loader/],
  ['the lock file was forgotten', { locked: '1.0.0' }, /package-lock\.json has the version 1\.0\.0/],
  ['it was released before', { tags: ['v1.1.0'] }, /v1\.1\.0 exists already/],
  ['the number is none', { version: '1.1', locked: '1.1' }, /not of the form/],
  ['its changes are not written down', { changelog: '# Changes\n' }, /no section "## 1\.1\.0/],
  ['its section has no date', { changelog: '## 1.1.0, not yet released\n\n- A handle.\n' }, /has its date/],
  ['its section is empty', { changelog: '## 1.1.0, 2026-11-29\n' }, /lists nothing for 1\.1\.0/],
  ['it is older than the last release', { tags: ['v2.0.0'] }, /not newer than 2\.0\.0/],
  [
    'a page’s function is gone in a minor',
    { surface: { types: { Bezel: ['openCart'] } } },
    /major.*types\.Bezel\.getCart/,
  ],
  ['a patch brings something new', { tags: ['v1.1.0'], version: '1.1.1' }, /minor.*types\.Bezel\.openCart/],
])('no release is made where %s', (_, change, reason) => {
  expect(reasons(change).join('\n')).toMatch(reason)
})

it('the bill of materials has every package that is installed with Bezel, with licence and digest, and no tool', () => {
  const bill = JSON.parse(billOfMaterials('.', new Date(0))) as {
    components: { name: string; hashes: unknown[]; licenses: unknown[] }[]
  }
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const names = bill.components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([...Object.keys(dependencies), 'fast-uri', 'ufo']))
  expect(names.filter((name) => name in devDependencies)).toEqual([])
  for (const { hashes, licenses } of bill.components) expect([hashes.length, licenses.length]).toEqual([1, 1])
})
