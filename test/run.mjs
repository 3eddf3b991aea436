// `npm test`: all checks, with their progress and a last line that counts them.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { findChromium } from './browser/chromium.mjs'

const total = { passed: 0, failed: 0 }
/** Single failed or flaky tests, repeated at the end. */
const remarks = []
const started = Date.now()

function step(title, command, args, count) {
  console.log(`\n— ${title}`)
  const since = Date.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: process.env })
  const { passed, failed } = count?.() ?? { passed: Number(status === 0), failed: Number(status !== 0) }
  total.passed += passed
  total.failed += Math.max(failed, Number(status !== 0))
  console.log(
    `— ${title}: ${status === 0 ? 'good' : 'FAILED'}, ${((Date.now() - since) / 1000).toFixed(0)} s`,
  )
  if (status !== 0) remarks.push(`failed: ${title}`)
  return status === 0
}

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const unitCount = () => {
  const report = read('.cache/unit.json')
  for (const { name, assertionResults } of report?.testResults ?? [])
    for (const { status, fullName } of assertionResults)
      if (status === 'failed') remarks.push(`failed: ${relative('.', name)} › ${fullName}`)
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

step('types', 'npx', ['tsc', '--noEmit'])
step('lint', 'npm', ['run', '--silent', 'lint'])
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
    '--outputFile.json=.cache/unit.json',
  ],
  unitCount,
)
if (step('build', 'npm', ['run', '--silent', 'build'])) {
  step('size', 'node', ['test/size.mjs'])
  process.env.CHROMIUM_PATH = findChromium()
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = '.cache/browser.json'
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
