// Memory, nodes and listeners that leak when each widget is mounted and unmounted many times: the built bundle and the
// demo shop. Prints numbers and fails over a limit; run after `npm run build`. `node test/bench/leaks.mjs [rounds] [widget …]`
//
// All memory of the page counts: the script's objects and code, what the browser keeps for them, and buffers. The engine
// only interprets (`--jitless`): code it compiles while the loop runs would be its own memory, not the widgets'. Every
// request adds some, since DevTools keeps a record of it.
import { readdirSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../browser/chromium.mjs'
import { report } from './report.mjs'
import { openShop } from './shop.mjs'

const [rounds = '1000', ...chosen] = process.argv.slice(2)
const widgets = chosen.length ? chosen : readdirSync('widgets')
/** Enough rounds to load everything once and to fill the browser's caches. */
const WARM = 500
/** A store without listeners unmounts after a second, and then the store it is computed from: up to four in a row. */
const UNMOUNT_DELAY = 5000
/** The others show more to a guest. */
const FOR_CUSTOMERS = ['account-menu', 'address-book']

const { origin, close } = await openShop()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumArgs, '--js-flags=--jitless'],
})
const { print, failures } = report()

/** The engine's cache of numbers as text grows once, by 65 kB; this fills it before measuring. */
const writeNumbers = (page) =>
  page.evaluate(() => Array.from({ length: 50_000 }, (_, number) => String(number)).length)

/** Mounts, shows for a frame and unmounts, `times` times. */
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

/** Counts after requests have ended, stores have unmounted and garbage is collected. */
async function state(page, cdp) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(UNMOUNT_DELAY)
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
    print(name, (kilobytes / rounds) * 100, 20, ' kB')
    print(`${name}: nodes`, nodes, 0)
    print(`${name}: listeners`, listeners, 0)
  }
} finally {
  await browser.close()
  close()
}
process.exitCode = failures() ? 1 : 0
