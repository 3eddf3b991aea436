// `npm run release`: checks that the commit may be released, builds it in two fresh clones, compares every file byte for
// byte, tries the package as its users do, and writes the artefact. Nothing is published. With `--rehearse` it names the
// reasons against the release and goes on.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { billOfMaterials } from './bill.ts'
import { fetchTags, newestTags } from './previous.ts'
import { reasonsAgainst, type Surface } from './reasons.ts'
import { tryInProject, tryOnPage } from './users.ts'

const { rehearse } = parseArgs({ options: { rehearse: { type: 'boolean' } } }).values

const run = (cwd: string, command: string, ...args: string[]): string =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  })
const json = <T>(text: string): T => JSON.parse(text) as T
const step = (text: string) => console.log(`— ${text}`)

/** Files below a folder by their path, each with its SHA-256. */
function digests(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = files.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort()
  return new Map(paths.map((path) => [path, sha256(join(folder, path))]))
}

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** A clone of the commit, with its own packages, built and packed. Returns its folder. */
function build(place: string, commit: string): string {
  const clone = join(place, 'bezel')
  run('.', 'git', 'clone', '--quiet', '--no-local', '.', clone)
  run(clone, 'git', 'checkout', '--quiet', '--detach', commit)
  run(clone, 'npm', 'ci', '--no-audit', '--no-fund', '--prefer-offline')
  run(clone, 'npm', 'run', '--silent', 'build', '--', '--silent')
  run(clone, 'npm', 'pack', '--silent', '--ignore-scripts')
  const time = new Date(run(clone, 'git', 'show', '-s', '--format=%cI', commit).trim())
  writeFileSync(join(clone, `bezel-${version}.cdx.json`), billOfMaterials(clone, time))
  return clone
}

/** Throws, with the names of the files, unless both folders have the same files with the same bytes. */
function expectEqual(one: Map<string, string>, other: Map<string, string>) {
  const all = new Set([...one.keys(), ...other.keys()])
  const different = [...all].filter((path) => one.get(path) !== other.get(path))
  if (different.length) throw new Error(`The two builds differ in ${different.join(', ')}.`)
}

const commit = run('.', 'git', 'rev-parse', 'HEAD').trim()
const { version } = json<{ version: string }>(readFileSync('package.json', 'utf8'))
fetchTags()
const tags = newestTags()
const surfaceOf = (tag: string) => json<Surface>(run('.', 'git', 'show', `${tag}:test/public-surface.json`))

step(`Is ${version} ready?`)
const reasons = reasonsAgainst({
  version,
  locked: json<{ version: string }>(readFileSync('package-lock.json', 'utf8')).version,
  changelog: readFileSync('CHANGELOG.md', 'utf8'),
  changes: run('.', 'git', 'status', '--porcelain').split('\n').filter(Boolean),
  tags,
  surface: json<Surface>(readFileSync('test/public-surface.json', 'utf8')),
  before: tags[0] ? surfaceOf(tags[0]) : undefined,
})
for (const reason of reasons) console.log(reason)
if (reasons.length && !rehearse) process.exit(1)

const place = mkdtempSync(join(tmpdir(), 'bezel-release-'))
try {
  step('Two fresh clones, built one after the other')
  const [first, second] = ['one', 'two'].map((name) => {
    mkdirSync(join(place, name))
    return build(join(place, name), commit)
  }) as [string, string]
  const built = digests(join(first, 'dist'))
  expectEqual(built, digests(join(second, 'dist')))
  const names = [`bezel-${version}.tgz`, `bezel-${version}.cdx.json`]
  const packed = (clone: string) => new Map(names.map((name) => [name, sha256(join(clone, name))]))
  expectEqual(packed(first), packed(second))
  console.log(`${built.size} files of dist, the package and the bill of materials are equal byte for byte.`)

  step('The recorded public surface is that of the code')
  run(
    first,
    'npx',
    'vitest',
    'run',
    '--config',
    'test/vitest.config.ts',
    '--project=preact',
    'test/public-surface.test.ts',
  )

  step('A TypeScript project and a plain page use the package')
  const project = tryInProject(join(place, 'project'), join(first, names[0]!))
  await tryOnPage(join(project, 'node_modules/bezel/dist'))

  step('The artefact')
  const target = `artefact/${version}`
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const name of names) copyFileSync(join(first, name), join(target, name))
  for (const name of ['manifest.json', 'scripts.json', 'head.html', 'THIRD-PARTY-NOTICES.txt'])
    copyFileSync(join(first, 'dist', name), join(target, name))
  const lines = [...digests(target), ...[...built].map(([path, digest]) => [`dist/${path}`, digest])]
  writeFileSync(join(target, 'SHA256SUMS'), lines.map(([path, digest]) => `${digest}  ${path}\n`).join(''))
  console.log(
    run('.', 'tar', '-tzf', join(target, names[0]!))
      .split('\n')
      .filter((path) => !path.endsWith('.map'))
      .join('\n'),
  )
  console.log(`${target}: ${readdirSync(target).join(', ')}, of commit ${commit}`)
  if (reasons.length) console.log('This was a rehearsal: the reasons above keep it from being a release.')
} finally {
  rmSync(place, { recursive: true, force: true })
}
