// What mounting and unmounting each widget over and over leaves behind: the built bundle and the demo shop. Prints numbers
// and fails over a limit; run after `npm run build`. `node test/bench/remains.mjs [rounds] [widget …]`
import { readdirSync } from 'node:fs'
import { chromium } from 'playwright'
import { findChromium } from '../browser/chromium.mjs'
import { report } from './report.mjs'
import { openShop } from './shop.mjs'

const [rounds = '1000', ...chosen] = process.argv.slice(2)
const widgets = chosen.length ? chosen : readdirSync('widgets')
/** Enough to have fetched what is fetched once, and for the engine to have compiled what runs often. */
const WARM = 300

const { origin, close } = await openShop()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
const { tell, failures } = report()

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
  await page.waitForTimeout(2500)
  for (let time = 0; time < 3; time++) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = (key) => metrics.find(({ name }) => name === key).value
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') }
}

async function measure(name) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto('/settings/theme/bare?back=/care-guide')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  await mountOften(page, name, WARM)
  const before = await state(page, cdp)
  await mountOften(page, name, Number(rounds))
  const after = await state(page, cdp)
  const kept = (after.heap - before.heap) / 1000
  tell(`${name}: heap of a hundred`, Math.max(0, (kept / rounds) * 100), 20, ' kB')
  // A handful belongs to the last round, which the engine has not let go of yet.
  tell(`${name}: nodes`, after.nodes - before.nodes, 5)
  tell(`${name}: listeners`, after.listeners - before.listeners, 5)
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
