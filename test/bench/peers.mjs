// The cart beside those of Shopify and Adobe, which get the same lines in their own protocols from the same server. Installs
// them in `test/bench/peers` when they are not there. Run after `npm run build`.
// `npm run bench:peers -- [--only 50,5-far,shopify] [--runs 15] [--dist dist] [--json]`
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cpus, loadavg, setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArgs, findShell } from '../browser/chromium.mjs'
import { CARTS } from './peers/carts.mjs'
import { visitCart } from './peers/visit.mjs'
import { openWire } from './wire.mjs'

const FOLDER = new URL('peers/', import.meta.url)

/** How the machine and the network are, by the end of a row's name. */
const WAYS = { '': {}, slow: { rate: 4 }, far: { isFar: true } }
const ROWS = Object.fromEntries(
  [5, 20, 50].flatMap((count) =>
    Object.entries(WAYS).map(([way, options]) => [
      [count, way].filter(Boolean).join('-'),
      { count, ...options },
    ]),
  ),
)

const COLUMNS = {
  first: 'first line',
  screen: 'screen',
  all: 'all lines',
  line: '+ → line',
  total: '+ → total',
  thread: 'thread',
  blocking: 'blocking',
  kilobytes: 'kB',
  requests: 'requests',
}

const { only, runs, dist, json } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '15' },
    dist: { type: 'string', default: 'dist' },
    json: { type: 'boolean', default: false },
  },
}).values

/** Returns the names that `--only` has, or all of them if it has none. */
const chosenOf = (names) => {
  const asked = names.filter((name) => only?.split(',').includes(name))
  return asked.length ? asked : names
}
for (const name of only?.split(',') ?? [])
  if (!ROWS[name] && !CARTS[name])
    throw new Error(`no ${name}: ${[...Object.keys(ROWS), ...Object.keys(CARTS)].join(', ')}`)

if (!existsSync(new URL('node_modules', FOLDER)))
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: 'inherit',
  })

try {
  // Before all else on the machine, browser and server with it; only root may.
  setPriority(-15)
} catch {
  console.error('Other work on this machine slows the longer works more than the shorter ones.')
}

/** In another order each time, so that none of them always comes after the same. */
function shuffled(list) {
  const rest = [...list]
  return list.map(() => rest.splice(Math.floor(Math.random() * rest.length), 1)[0])
}

const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]
const load = () => `load ${loadavg()[0].toFixed(1)} on ${cpus().length} CPUs`

async function measureRow(bench, row, contenders) {
  const visits = Object.fromEntries(contenders.map((name) => [name, []]))
  for (let run = 0; run < bench.runs; run++)
    for (const name of shuffled(contenders)) visits[name].push(await visitCart(bench, name, row))
  return visits
}

function print(name, visits) {
  console.log(
    `\n${name}`.padEnd(12) +
      Object.values(COLUMNS)
        .map((title) => title.padStart(11))
        .join('') +
      '   all lines, each half',
  )
  for (const [contender, list] of Object.entries(visits)) {
    const values = (key) => list.map((visit) => visit[key])
    const middles = Object.keys(COLUMNS).map((key) => quantile(values(key), 0.5))
    const spread = [0.25, 0.75].map((share) => quantile(values('all'), share).toFixed(0)).join('–')
    console.log(
      contender.padEnd(11) +
        middles.map((value) => value.toFixed(value < 10 ? 1 : 0).padStart(11)).join('') +
        `   ${spread}`,
    )
  }
}

const { close, ...origins } = await openWire(dist)
const browser = await chromium.launch({
  executablePath: findShell(),
  // Else each visitor connects twice.
  args: [...chromiumArgs, '--ignore-certificate-errors'],
})
try {
  const bench = { browser, ...origins, runs: Number(runs) }
  const head = {
    date: new Date().toISOString(),
    browser: browser.version(),
    cpu: cpus()[0].model,
    runs: bench.runs,
  }
  if (!json) console.log(`Medians of ${runs}, in ms, ${head.browser}, ${head.cpu}, ${load()}`)
  const rows = {}
  for (const name of chosenOf(Object.keys(ROWS))) {
    rows[name] = await measureRow(bench, ROWS[name], chosenOf(Object.keys(CARTS)))
    if (!json) print(name, rows[name])
  }
  if (json) console.log(JSON.stringify({ ...head, load: loadavg(), rows }, null, 1))
  else console.log(`\n${load()} at the end, after ${Math.round(performance.now() / 1000)} s`)
} finally {
  await browser.close()
  close()
}
