// The table of response times: each work drawn by hand (floor), with the plain stack, and by the built bundle, in one run
// and in turns. Fails over a ratio to the stack. Run after `npm run build`.
// `node test/bench/table.mjs [--only mount,press] [--runs 7] [--dist dist]`
import { cpus, loadavg, setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArgs, findShell } from '../browser/chromium.mjs'
import { table } from './report.mjs'
import { openWire } from './wire.mjs'
import { checkout } from './works/checkout.mjs'
import { islands } from './works/islands.mjs'
import { long } from './works/long.mjs'
import { mount } from './works/mount.mjs'
import { far, page } from './works/page.mjs'
import { press } from './works/press.mjs'
import { requests } from './works/requests.mjs'

const works = { page, far, long, mount, press, islands, checkout, requests }

const { only, runs, dist } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '7' },
    dist: { type: 'string', default: 'dist' },
  },
}).values
const chosen = only?.split(',') ?? Object.keys(works)
for (const name of chosen) if (!works[name]) throw new Error(`no ${name}: ${Object.keys(works).join(', ')}`)

try {
  // Before all else on the machine, browser and server with it; only root may.
  setPriority(-15)
} catch {
  console.log('Other work on this machine slows the longer works more than the shorter ones.')
}

const load = () => `load ${loadavg()[0].toFixed(1)} on ${cpus().length} CPUs`
const { close, ...origins } = await openWire(dist)
const browser = await chromium.launch({
  executablePath: findShell(),
  // Else each visitor connects twice.
  args: [...chromiumArgs, '--ignore-certificate-errors'],
})
const { print, failures } = table()
try {
  console.log(`Medians of ${runs}, of ${3 * runs} loads of a page, in ms, ${browser.version()}, ${load()}`)
  const bench = { browser, ...origins, runs: Number(runs) }
  for (const name of chosen) for (const row of await works[name](bench)) print(row)
  console.log(`${load()} at the end, after ${Math.round(performance.now() / 1000)} s`)
} finally {
  await browser.close()
  close()
}
process.exitCode = failures() ? 1 : 0
