// Runs `npm test`: types, lint, build and size, all unit tests on Preact, and the browser tests of
// browser/quick.json. With `npm run test:all` it runs these, and everything else there is. The option
// `--shard 1/4` runs a quarter of it. The option `--beyond-quick` leaves out what `npm test` has run right
// before, and counts it in the last line.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { operations } from '#doctor/contract.mjs'
import { findChromium } from './browser/chromium.mjs'
import { quickTests } from './browser/quick.mjs'

const {
  all,
  'beyond-quick': isBeyondQuick,
  shard,
} = parseArgs({
  options: {
    all: { type: 'boolean' },
    'beyond-quick': { type: 'boolean' },
    shard: { type: 'string' },
  },
}).values
const isFirstShard = !shard || shard.startsWith('1/')

/** The counts and failures of `npm test`, for `--beyond-quick`. */
const SUMMARY = 'node_modules/.cache/bezel-test.json'

const total = { passed: 0, failed: 0 }
/** Lines printed at the end: failures, and the time of each step. */
const failures = []
const times = []
/** The operations of the contract that the browser tests requested. */
const requested = new Set()
/** Single tests: `{ title, ms }`. */
const durations = []
const started = Date.now()

/** Runs a command, and prints its output when it ends if others run beside it. Returns its last line, and if it was successful. */
function run(title, command, args, { isBeside = false, env } = {}) {
  if (!isBeside) console.log(`\n— ${title}`)
  const since = Date.now()
  const output = []
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A log of thousands of coloured dots cannot be read.
    env: { ...process.env, ...(!process.stdout.isTTY && { NO_COLOR: '1' }), ...env },
  })
  for (const name of ['stdout', 'stderr'])
    child[name].on('data', (chunk) => {
      output.push(chunk)
      if (!isBeside) process[name].write(chunk)
    })
  return new Promise((done) => {
    child.on('close', (status) => {
      const text = Buffer.concat(output).toString()
      const seconds = `${((Date.now() - since) / 1000).toFixed(0)} s`
      if (isBeside) process.stdout.write(`\n— ${title}\n${text}`)
      console.log(`— ${title}: ${status === 0 ? 'good' : 'FAILED'}, ${seconds}`)
      times.push(`${seconds.padStart(6)}  ${title}`)
      if (status !== 0) failures.push(`failed: ${title}`)
      done({ isGood: status === 0, last: text.trim().split('\n').at(-1) })
    })
  })
}

/** Counts a step. Tests that were not counted have failed, and so has a step that ended with an error. */
function count({ isGood }, { passed, failed } = { passed: 0, failed: 1 }) {
  total.passed += passed
  total.failed += isGood ? failed : Math.max(failed, 1)
}

/** Runs a check that counts as one test. Returns true if it was successful. */
async function check(title, command, ...args) {
  const result = await run(title, command, args, { isBeside: true })
  count(result, { passed: Number(result.isGood), failed: Number(!result.isGood) })
  return result.isGood
}

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    failures.push(`no report: ${file}`)
    return undefined
  }
}

async function unitTests(title, projects, { files = [], env } = {}) {
  const report = '.cache/unit.json'
  rmSync(report, { force: true })
  const args = ['vitest', 'run', '--config', 'test/vitest.config.ts', '--reporter=dot', '--reporter=json']
  args.push('--reporter=test/unhandled.mjs', `--outputFile.json=${report}`)
  args.push(...projects.map((name) => `--project=${name}`), ...(shard ? [`--shard=${shard}`] : []), ...files)
  const result = await run(title, 'npx', args, { env })
  const found = read(report)
  const without = []
  for (const { name, message, assertionResults } of found?.testResults ?? []) {
    const file = relative('.', name)
    if (message) failures.push(`failed: ${file}: ${message}`)
    for (const { status, fullName, duration = 0 } of assertionResults) {
      durations.push({ title: `${file} › ${fullName}`, ms: duration })
      if (status === 'failed') failures.push(`failed: ${file} › ${fullName}`)
      if (status === 'pending') without.push(`without a result: ${file} › ${fullName}`)
    }
  }
  for (const text of read('.cache/unhandled.json') ?? []) failures.push(`outside the tests: ${text}`)
  failures.push(...without)
  count(result, found && { passed: found.numPassedTests, failed: found.numFailedTests + without.length })
}

/** The tests of a report as a list, each with the titles of its groups before its own. */
const specsOf = ({ specs = [], suites = [] }, groups = []) => [
  ...specs.map((spec) => ({ ...spec, title: [...groups, spec.title].join(' ') })),
  ...suites.flatMap((suite) => specsOf(suite, suite.title === suite.file ? [] : [...groups, suite.title])),
]

async function browserTests(title, projects) {
  const report = resolve('.cache/browser.json')
  rmSync(report, { force: true })
  const args = ['playwright', 'test', '--config', 'test/browser/playwright.config.ts', '--reporter=list,json']
  args.push('--grep-invert=@soak', ...projects.map((name) => `--project=${name}`))
  if (shard) args.push(`--shard=${shard}`)
  const env = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const result = await run(title, 'npx', args, { env })
  const found = read(report)
  const specs = specsOf(found ?? {})
  for (const { file, title, tests } of specs)
    for (const { status, results, annotations } of tests) {
      for (const { type, description } of annotations)
        if (type === 'operations') for (const id of description.split(' ')) requested.add(id)
      durations.push({ title: `${file} › ${title}`, ms: results.at(-1)?.duration ?? 0 })
      if (status === 'unexpected') failures.push(`failed: ${file} › ${title}`)
      if (status === 'flaky') failures.push(`passed at the second try: ${file} › ${title}`)
    }
  const { expected, flaky, unexpected } = found?.stats ?? {}
  count(result, found && { passed: expected + flaky, failed: unexpected })
  if (shard || !projects.includes('quick')) return
  // A quick test that was renamed would otherwise be missed by nobody.
  const ran = new Set(specs.map(({ file, title }) => `${file} › ${title}`))
  const gone = quickTests.filter((test) => !ran.has(test))
  total.failed += gone.length
  failures.push(...gone.map((test) => `quick.json has a test that is not there: ${test}`))
}

/** Files of the generated tests, of which `npm test` runs fewer cases. */
const GENERATED = [
  'test/model',
  'test/safety',
  'test/odd-islands',
  'src/lib',
  '/rules/',
  'odd-responses',
  'src/async/queue',
  'src/express/state',
  'odd-languages',
]

const counted = (line) =>
  /^(\d+) passed, (\d+) failed$/
    .exec(line ?? '')
    ?.slice(1)
    .map(Number)

async function otherEngines() {
  const result = await run('other engines', 'node', ['test/engines/run.mjs', '--short'])
  const [passed, failed] = counted(result.last) ?? [0, 1]
  count(result, { passed, failed })
}

rmSync('.cache', { recursive: true, force: true })
mkdirSync('.cache', { recursive: true })
if (!isBeyondQuick) rmSync(SUMMARY, { force: true })

let isBuilt = true
if (!isBeyondQuick) {
  const scripts = ['build', ...(isFirstShard ? ['types', 'lint:code', 'lint:format'] : [])]
  const checks = scripts.map((name) => check(name, 'npm', 'run', '--silent', name))
  ;[isBuilt] = await Promise.all(checks)
  if (isBuilt && isFirstShard) await check('size', 'node', 'test/size.mjs')
}

const thorough = { BEZEL_THOROUGH: '1' }
if (!all) await unitTests('unit tests on Preact', ['preact', 'pure'])
else if (!isBeyondQuick) await unitTests('unit tests on Preact and React', [], { env: thorough })
else {
  await unitTests('unit tests on React', ['react'], { env: thorough })
  await unitTests('generated tests', ['preact', 'pure'], { files: GENERATED, env: thorough })
}

if (isBuilt) {
  if (!all) await browserTests('browser tests', ['quick'])
  else if (!isBeyondQuick) await browserTests('browser tests', ['quick', 'others'])
  else await browserTests('browser tests', ['others'])
  if (all && isFirstShard) await otherEngines()
}

if (isBeyondQuick) {
  const before = read(SUMMARY) ?? { passed: 0, failed: 1, failures: [], requested: [] }
  total.passed += before.passed
  total.failed += before.failed
  failures.unshift(...before.failures)
  for (const id of before.requested) requested.add(id)
} else if (!all) {
  mkdirSync(dirname(SUMMARY), { recursive: true })
  writeFileSync(SUMMARY, JSON.stringify({ ...total, failures, requested: [...requested] }))
}

console.log(`\nThe ten slowest tests`)
for (const { title, ms } of durations.sort((a, b) => b.ms - a.ms).slice(0, 10))
  console.log(`${(ms / 1000).toFixed(1).padStart(4)} s  ${title}`)
if (all && !shard) {
  // A function of ours sends both the customer's and the guest's form of a call.
  const callOf = (id) => id.replace(/OfGuest$/, '')
  const calls = [...new Set(operations.map(({ id }) => callOf(id)))]
  const sent = new Set([...requested].map(callOf))
  const missing = calls.filter((call) => !sent.has(call))
  const percent = Math.floor((1 - missing.length / calls.length) * 100)
  console.log(`\n${percent} % of the ${calls.length} calls of the contract were sent by the browser tests`)
  if (missing.length) {
    total.failed += 1
    failures.push(`no browser test sends: ${missing.join(', ')}`)
  }
}
console.log(`\nThe steps`)
for (const time of times) console.log(time)
console.log(`${((Date.now() - started) / 60_000).toFixed(1)} minutes in all\n`)
for (const failure of failures) console.log(failure)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0
