// What mounting and unmounting each widget over and over leaves behind: the built bundle and the demo shop. Prints numbers
// and fails over a limit; run after `npm run build`. `node test/bench/leaks.mjs [rounds] [widget …]`
//
// All memory of the page counts: the script's objects and code, what the browser keeps for them, and buffers. The engine
// only interprets (`--jitless`): what it compiles better and better while a loop runs would be memory of its own, not of
// the widgets. Every request adds some, as the record the measuring connection keeps of it.
import { readdirSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../browser/chromium.mjs'
import { report } from './report.mjs'
import { openShop } from './shop.mjs'

const [rounds = '1000', ...chosen] = process.argv.slice(2)
const widgets = chosen.length ? chosen : readdirSync('widgets')
/** Enough to have fetched what is fetched once, and to have filled what the browser keeps the last few of. */
const WARM = 500
/** A store nobody listens to goes to sleep after a second, and only then lets go of the one it is made of: up to four in a row. */
const ASLEEP = 5000
/** The others show most to a guest. */
const FOR_CUSTOMERS = ['account-menu', 'address-book']

const { origin, close } = await openShop()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumArgs, '--js-flags=--jitless'],
})
const { tell, failures } = report()

/** The engine remembers numbers as text; its memory for them grows once, by 65 kB, when many have been written. */
const writeNumbers = (page) =>
  page.evaluate(() => Array.from({ length: 50_000 }, (_, number) => String(number)).length)

/** Each is shown for a frame. */
function mountOften(page, name, times) {
  return page.evaluate(
    async ([widget, count]) => {
      const host = document.createElement('div')
      Object.assign(host.dataset, { widget, mount: 'manual', identifier: 'home-promo', company: 'Ondelle' })
      document.body.append(host)
      await new Promise((resolve) => setTimeout(resolve, 50))
      for (let round = 0; round < count; round++) {
        await window.Bezel.mount(host)
        await new Promise(requestAnimationFrame)
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
  const heap = await cdp.send('Runtime.getHeapUsage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = (key) => metrics.find(({ name }) => name === key).value
  return {
    bytes: heap.usedSize + heap.embedderHeapUsedSize + heap.backingStorageSize,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  }
}

async function measure(name) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const customer = FOR_CUSTOMERS.includes(name) ? 'ann@example.com' : undefined
  await page.request.post('/__demo/reset', { data: { customer, items: [{ sku: 'NK-2' }] } })
  await page.goto('/settings/theme/bare?back=/care-guide')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  await writeNumbers(page)
  await mountOften(page, name, WARM)
  const before = await state(page, cdp)
  await mountOften(page, name, Number(rounds))
  const after = await state(page, cdp)
  await context.close()
  const more = (key) => after[key] - before[key]
  return { name, kilobytes: more('bytes') / 1000, nodes: more('nodes'), listeners: more('listeners') }
}

console.log(
  `Each widget mounted, shown and unmounted ${rounds} times: all memory of its page, for a hundred times`,
)
try {
  for (const { name, kilobytes, nodes, listeners } of await Promise.all(widgets.map(measure))) {
    tell(name, (kilobytes / rounds) * 100, 20, ' kB')
    tell(`${name}: nodes`, nodes, 0)
    tell(`${name}: listeners`, listeners, 0)
  }
} finally {
  await browser.close()
  close()
}
process.exitCode = failures() ? 1 : 0
