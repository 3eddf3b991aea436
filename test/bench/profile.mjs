// The time of our cart page until it is quiet, by cause: profiles of the script, read through the source maps beside the
// chunks, and the engine's own counters. Ratios hold on a busy machine, too. Run after `npm run build`.
// `node test/bench/profile.mjs [--lines 5,50] [--runs 5] [--dist dist] [--contender head]`
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArgs, findShell } from '../browser/chromium.mjs'
import { readCalls, readProfile } from './profile/read-profile.mjs'
import { CAUSES } from './profile/causes.mjs'
import { cartOf, middle, visit } from './visits.mjs'
import { openWire } from './wire.mjs'

const { lines, runs, dist, contender } = parseArgs({
  options: {
    lines: { type: 'string', default: '5,50' },
    runs: { type: 'string', default: '5' },
    dist: { type: 'string', default: 'dist' },
    contender: { type: 'string', default: 'head' },
  },
}).values
const counts = lines.split(',').map(Number)

/** The engine's own counters; its durations are seconds of the thread. */
const COUNTERS = {
  thread: ({ TaskDuration }) => TaskDuration * 1000,
  script: ({ ScriptDuration }) => ScriptDuration * 1000,
  style: ({ RecalcStyleDuration }) => RecalcStyleDuration * 1000,
  layout: ({ LayoutDuration }) => LayoutDuration * 1000,
  styles: ({ RecalcStyleCount }) => RecalcStyleCount,
  layouts: ({ LayoutCount }) => LayoutCount,
  nodes: ({ Nodes }) => Nodes,
  listeners: ({ JSEventListeners }) => JSEventListeners,
}

/** Counts in the page that the engine has none for. */
function watchTasks() {
  window.longTasks = 0
  const count = (tasks) => (window.longTasks += tasks.length)
  new PerformanceObserver((list) => count(list.getEntries())).observe({ type: 'longtask', buffered: true })
}

const profileCart = (bench, count) =>
  visit(bench, { start: { items: cartOf(count) } }, async ({ page, cdp }) => {
    await page.addInitScript(watchTasks)
    // The page before is of the same site: a change of the process would end the profile.
    await page.goto('/media/blank.png')
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await cdp.send('Profiler.enable')
    await cdp.send('Profiler.setSamplingInterval', { interval: 100 })
    const before = await readCounters(cdp)
    await cdp.send('Profiler.start')
    await openCart(page, count)
    const { profile } = await cdp.send('Profiler.stop')
    const after = await readCounters(cdp)
    const counters = Object.fromEntries(Object.keys(COUNTERS).map((key) => [key, after[key] - before[key]]))
    counters.tasks = await page.evaluate(() => window.longTasks)
    return { counters, ...readProfile(profile, dist) }
  })

async function readCounters(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const values = Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
  return Object.fromEntries(Object.entries(COUNTERS).map(([key, of]) => [key, of(values)]))
}

/** How often each function of ours runs until the page is quiet, which is the same on a busy machine. */
const countCalls = (bench, count) =>
  visit(bench, { start: { items: cartOf(count) } }, async ({ page, cdp }) => {
    await page.goto('/media/blank.png')
    await cdp.send('Profiler.enable')
    await cdp.send('Profiler.startPreciseCoverage', { callCount: true })
    await openCart(page, count)
    const { result } = await cdp.send('Profiler.takePreciseCoverage')
    return readCalls(result, dist)
  })

async function openCart(page, count) {
  await page.goto(`/bench/cart/${contender}`)
  await page
    .locator('.bzl-item, .item')
    .nth(count - 1)
    .waitFor()
  await page.waitForLoadState('networkidle')
}

const middleOf = (visits, read) => middle(visits.map(read))

/** Prints a row: a number for each count of lines, and by how much each further line adds to it. */
function row(title, values) {
  const perLine = values.length > 1 ? (values.at(-1) - values[0]) / (counts.at(-1) - counts[0]) : undefined
  const cells = [...values.map((value) => value.toFixed(1)), perLine?.toFixed(2) ?? '–']
  console.log(title.padEnd(34) + cells.map((cell) => cell.padStart(10)).join(''))
}

/** Prints the functions that cost most, by a time of theirs. */
function functions(title, visits, time) {
  const sums = new Map()
  for (const { places } of visits)
    for (const [place, times] of places) sums.set(place, (sums.get(place) ?? 0) + times[time])
  console.log(`\n${title}, ${counts.at(-1)} lines, ms`)
  for (const [place, sum] of [...sums].toSorted((a, b) => b[1] - a[1]).slice(0, 12))
    console.log(`${(sum / visits.length).toFixed(1).padStart(8)}  ${place}`)
}

/** Prints the functions that run for every line, and how often they do. */
function callsPerLine([few, many]) {
  const lines = counts.at(-1) - counts[0]
  const each = [...many].map(([place, calls]) => [place, (calls - (few.get(place) ?? 0)) / lines])
  console.log(`\nCalls for each line`)
  for (const [place, calls] of each.toSorted((a, b) => b[1] - a[1]))
    if (calls > 0.5) console.log(`${calls.toFixed(1).padStart(8)}  ${place}`)
}

const { close, ...origins } = await openWire(dist)
const browser = await chromium.launch({
  executablePath: findShell(),
  args: [...chromiumArgs, '--ignore-certificate-errors'],
})
try {
  const bench = { browser, ...origins }
  const visits = new Map(counts.map((count) => [count, []]))
  for (let run = 0; run < Number(runs); run++)
    for (const count of counts) visits.get(count).push(await profileCart(bench, count))
  const all = [...visits.values()]
  const heads = [...counts.map((count) => `${count} lines`), 'each line']
  console.log(
    `${contender}, medians of ${runs}, ms`.padEnd(34) + heads.map((head) => head.padStart(10)).join(''),
  )
  for (const cause of CAUSES)
    row(
      cause,
      all.map((list) => middleOf(list, ({ causes }) => causes[cause])),
    )
  for (const key of [...Object.keys(COUNTERS), 'tasks'])
    row(
      `counted: ${key}`,
      all.map((list) => middleOf(list, ({ counters }) => counters[key])),
    )
  functions('By self time', all.at(-1), 'self')
  functions('By total time', all.at(-1), 'total')
  if (counts.length > 1)
    callsPerLine([await countCalls(bench, counts[0]), await countCalls(bench, counts.at(-1))])
} finally {
  await browser.close()
  close()
}
