// What mounting and unmounting each widget over and over leaves behind: the built bundle and the demo shop. Prints numbers
// and fails over a limit; run after `npm run build`. `node test/bench/remains.mjs [rounds] [widget …]`
//
// The engine compiles what runs often, again and better, for as long as it runs. That grows with the code there is and not
// with the rounds, so it is told apart and has no limit.
import { readdirSync } from 'node:fs'
import { chromium } from 'playwright'
import { findChromium } from '../browser/chromium.mjs'
import { report } from './report.mjs'
import { openShop } from './shop.mjs'

const [rounds = '1000', ...chosen] = process.argv.slice(2)
const widgets = chosen.length ? chosen : readdirSync('widgets')
/** Enough to have fetched what is fetched once, and for the engine to have compiled most of what runs often. */
const WARM = 1000
/** A store nobody listens to goes to sleep after a second, and only then lets go of the one it is made of: up to four in a row. */
const ASLEEP = 5000

const { origin, close } = await openShop()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
const { tell, failures } = report()

/** The engine remembers numbers as text; its memory for them grows once, by 65 kB, when many have been written. */
const writeNumbers = (page) =>
  page.evaluate(() => Array.from({ length: 50_000 }, (_, number) => String(number)).length)

function mountOften(page, name, times) {
  return page.evaluate(
    async ([widget, count]) => {
      const host = document.createElement('div')
      Object.assign(host.dataset, { widget, mount: 'manual', identifier: 'home-promo', company: 'Ondelle' })
      document.body.append(host)
      await new Promise((resolve) => setTimeout(resolve, 50))
      for (let round = 0; round < count; round++) {
        await window.Bezel.mount(host)
        window.Bezel.unmount(host)
      }
      host.remove()
    },
    [name, times],
  )
}

/** After stores have gone to sleep, what was under way has ended, and all that can be has been thrown away. */
async function state(page, cdp) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(ASLEEP)
  for (let time = 0; time < 3; time++) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = (key) => metrics.find(({ name }) => name === key).value
  const code = await compiledCode(cdp)
  return {
    kept: value('JSHeapUsedSize') - code,
    code,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  }
}

/** Bytes of the heap that are code. */
async function compiledCode(cdp) {
  const chunks = []
  const take = ({ chunk }) => chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take)
  await cdp.send('HeapProfiler.takeHeapSnapshot')
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take)
  const { snapshot, nodes } = JSON.parse(chunks.join(''))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size, code] = [fields.indexOf('type'), fields.indexOf('self_size'), types[0].indexOf('code')]
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length)
    if (nodes[node + type] === code) bytes += nodes[node + size]
  return bytes
}

async function measure(name) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto('/settings/theme/bare?back=/care-guide')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  await writeNumbers(page)
  await mountOften(page, name, WARM)
  const before = await state(page, cdp)
  await mountOften(page, name, Number(rounds))
  const after = await state(page, cdp)
  const ofHundred = (bytes) => (Math.max(0, bytes) / 1000 / rounds) * 100
  tell(`${name}: heap of a hundred`, ofHundred(after.kept - before.kept), 20, ' kB')
  tell(`${name}: code the engine compiled meanwhile`, ofHundred(after.code - before.code), undefined, ' kB')
  tell(`${name}: nodes`, after.nodes - before.nodes, 0)
  tell(`${name}: listeners`, after.listeners - before.listeners, 0)
  await context.close()
}

console.log(`Each widget mounted and unmounted ${rounds} times`)
try {
  for (const name of widgets) await measure(name)
} finally {
  await browser.close()
  close()
}
process.exitCode = failures() ? 1 : 0
