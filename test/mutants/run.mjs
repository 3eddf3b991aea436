// With `npm run mutants` this changes the source in small ways, one at a time, and counts the changes that no
// test notices. With `npm run mutants -- --mutate src/lib/money` it takes a folder or a file; without it, all
// rooms. The option `--sample 0.25` takes a quarter of the statements by chance, and `--seed 2` another
// quarter. Then the score is an estimate.
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { isIn, ROOMS } from './rooms.mjs'

// Each generated test runs for every mutant it covers.
process.env.BEZEL_RUNS ??= '25'
// A mutant that keeps something from showing is killed by waiting for it in vain.
process.env.BEZEL_PATIENCE ??= '5000'

const { mutate, sample, seed } = parseArgs({
  options: {
    mutate: { type: 'string', multiple: true },
    sample: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
  },
}).values
process.env.BEZEL_SAMPLE = sample
process.env.BEZEL_SEED = seed

const sourcesOf = (path) => (/\.tsx?$/.test(path) ? path : `${path}/**/*.{ts,tsx}`)

async function mutantsOf(room, paths) {
  process.env.BEZEL_ROOM = room
  const stryker = new Stryker({
    mutate: [...paths.map(sourcesOf), '!**/*.{test,fixture}.{ts,tsx}'],
    testRunner: 'vitest',
    vitest: { configFile: 'test/mutants/vitest.config.mjs', related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    plugins: ['@stryker-mutator/*', fileURLToPath(new URL('sample.mjs', import.meta.url))],
    ignorers: ['sample'],
    concurrency: 1,
    // On a busy machine the first run of a room's tests takes longer than Stryker's five minutes.
    dryRunTimeoutMinutes: 60,
    reporters: ['progress-append-only'],
    logLevel: 'warn',
    tempDirName: '.cache/mutants',
    ignorePatterns: ['dist', 'test-results', '.cache'],
  })
  return stryker.runMutationTest()
}

const place = ({ fileName, location: { start } }) =>
  `${relative('.', fileName)}:${start.line}:${start.column}`
const count = (mutants, ...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length

const split = (mutants, isFirst) => [mutants.filter(isFirst), mutants.filter((one) => !isFirst(one))]

const scores = []
for (const [room, { sources, least }] of Object.entries(ROOMS)) {
  const paths = mutate ? mutate.filter((path) => isIn(room, path)) : sources
  if (!paths.length) continue
  // A mutant comes into force as a test begins. Code that has run by then, as a module loads, ran without it.
  // The setting `ignoreStatic` leaves out mutants of code that runs only then. Others run again if a test
  // imports the module, and are left out here.
  const [atLoad, mutants] = split(await mutantsOf(room, paths), (mutant) => mutant.static)
  for (const mutant of mutants)
    if (['Survived', 'NoCoverage', 'Timeout'].includes(mutant.status))
      console.log(`${place(mutant)} ${mutant.status} ${mutant.mutatorName}: ${mutant.replacement}`)
  const killed = count(mutants, 'Killed')
  const timeouts = count(mutants, 'Timeout')
  const survived = count(mutants, 'Survived')
  const untested = count(mutants, 'NoCoverage')
  const all = killed + timeouts + survived + untested
  const share = (noticed) => (100 * noticed) / (all || 1)
  const score = share(killed + timeouts)
  scores.push({
    room: paths.join(' '),
    mutants: all,
    killed,
    timeouts,
    survived,
    untested,
    'at load': count(atLoad, 'Killed', 'Timeout', 'Survived'),
    score: score.toFixed(1),
    'without timeouts': share(killed).toFixed(1),
    least,
  })
  if (score < least) process.exitCode = 1
}
console.table(scores)
