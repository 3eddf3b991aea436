// `npm test`: all checks, with their progress and a last line that counts them.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { findChromium } from './browser/chromium.mjs'

const total = { passed: 0, failed: 0 }
/** Single failed or flaky tests, repeated at the end. */
const remarks = []
const started = Date.now()

function step(title, command, args, count) {
  console.log(`\n— ${title}`)
  const since = Date.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  // Tests that cannot be counted have not passed.
  return end(title, since, status, count && (count() ?? { passed: 0, failed: 1 }))
}

/** For a tool of one thread: others run beside it, and its output is printed when it ends. */
const stepBeside = (title, command, args) =>
  new Promise((resolve) => {
    const since = Date.now()
    const output = []
    const tool = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [tool.stdout, tool.stderr]) stream.on('data', (chunk) => output.push(chunk))
    tool.on('close', (status) => {
      console.log(`\n— ${title}`)
      process.stdout.write(Buffer.concat(output))
      resolve(end(title, since, status))
    })
  })

function end(title, since, status, count) {
  const { passed, failed } = count ?? { passed: Number(status === 0), failed: Number(status !== 0) }
  total.passed += passed
  total.failed += Math.max(failed, Number(status !== 0))
  const seconds = ((Date.now() - since) / 1000).toFixed(0)
  console.log(`— ${title}: ${status === 0 ? 'good' : 'FAILED'}, ${seconds} s`)
  if (status !== 0) remarks.push(`failed: ${title}`)
  return status === 0
}

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    remarks.push(`no report: ${file}`)
    return undefined
  }
}

const unitCount = () => {
  const report = read('.cache/unit.json')
  for (const { name, message, assertionResults } of report?.testResults ?? []) {
    const file = relative('.', name)
    if (message) remarks.push(`failed: ${file}: ${message}`)
    for (const { status, fullName } of assertionResults)
      if (status === 'failed') remarks.push(`failed: ${file} › ${fullName}`)
  }
  for (const text of read('.cache/unhandled.json') ?? []) remarks.push(`outside the tests: ${text}`)
  return report && { passed: report.numPassedTests, failed: report.numFailedTests }
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const browserCount = () => {
  const report = read('.cache/browser.json')
  for (const { file, title, tests } of specsOf(report ?? {}))
    for (const { status } of tests) {
      if (status === 'unexpected') remarks.push(`failed: ${file} › ${title}`)
      if (status === 'flaky') remarks.push(`passed at the second try: ${file} › ${title}`)
    }
  return report && { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
}

rmSync('.cache', { recursive: true, force: true })
mkdirSync('.cache', { recursive: true })

const [isBuilt] = await Promise.all([
  stepBeside('build', 'npm', ['run', '--silent', 'build']),
  stepBeside('types', 'npx', ['tsc', '--noEmit']),
  stepBeside('lint', 'npm', ['run', '--silent', 'lint']),
])
step(
  'unit and component tests, on Preact and on React',
  'npx',
  [
    'vitest',
    'run',
    '--config',
    'test/vitest.config.ts',
    '--reporter=dot',
    '--reporter=json',
    '--reporter=test/unhandled.mjs',
    '--outputFile.json=.cache/unit.json',
  ],
  unitCount,
)
if (isBuilt) {
  step('size', 'node', ['test/size.mjs'])
  process.env.CHROMIUM_PATH = findChromium()
  // By its full path: a relative one counts from the folder of the configuration.
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = resolve('.cache/browser.json')
  step(
    'journeys in Chromium',
    'npx',
    [
      'playwright',
      'test',
      '--config',
      'test/browser/playwright.config.ts',
      '--grep-invert=@soak',
      '--reporter=list,json',
    ],
    browserCount,
  )
}

console.log(`\n${((Date.now() - started) / 60_000).toFixed(1)} minutes`)
for (const remark of remarks) console.log(remark)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0
