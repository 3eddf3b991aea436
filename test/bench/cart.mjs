// Response times of a cart of 500 items on a slow machine: the built bundle and the demo shop, CPU four times slower.
// Prints numbers; run after `npm run build`. `node test/bench/cart.mjs [items] [slowdown]`
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../browser/chromium.mjs'
import { openShop } from './shop.mjs'

const [count = 500, slowdown = 4] = process.argv.slice(2).map(Number)
const RUNS = 5
const { origin, close } = await openShop()

const items = Array.from({ length: count }, (_, at) => ({
  sku: 'NN-1',
  options: { 5: `Name ${at}`, 6: '22' },
}))

async function visit(browser) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const answer = await page.request.post('/__demo/reset', { data: { items } })
  if (!answer.ok()) throw new Error(await answer.text())
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page }
}

/** Milliseconds from a click, or from the start of the page, until `count` items are painted. */
const untilPainted = (page, scope, count, click) =>
  page.evaluate(
    ([scope, count, click]) =>
      new Promise((resolve) => {
        const from = click ? performance.now() : 0
        if (click) document.querySelector(click).click()
        const look = () => {
          const painted = document.querySelectorAll(`${scope} .bzl-item .bzl-price`).length
          if (painted < count) return requestAnimationFrame(look)
          // The frame after the one they are in.
          requestAnimationFrame(() => resolve(performance.now() - from))
        }
        look()
      }),
    [scope, count, click],
  )

/** The longest delay of a paint after a press on "+", and the longest task until the response is shown. */
async function press(page, scope) {
  await page.evaluate(() => {
    window.slowest = { event: 0, task: 0 }
    const watch = (type, key, more) =>
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          window.slowest[key] = Math.max(window.slowest[key], duration)
      }).observe({ type, ...more })
    watch('event', 'event', { durationThreshold: 16 })
    watch('longtask', 'task')
  })
  const more = page.locator(`${scope} .bzl-quantity button:last-child`).first()
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await more.click()
  await answered
  await page.waitForTimeout(3000)
  return page.evaluate(() => window.slowest)
}

async function measureDrawer(browser) {
  const { context, page } = await visit(browser)
  await page.goto('/', { waitUntil: 'load' })
  // The widget mounts at the first interaction; hovering is one.
  await page.locator('#minicart').hover()
  await page.waitForTimeout(3000)
  const first = await untilPainted(page, 'dialog', 3, '#minicart')
  const all = await untilPainted(page, 'dialog', count)
  const { event, task } = await press(page, 'dialog')
  await context.close()
  return {
    'drawer: click → items': first,
    'drawer: press + → paint': event,
    'drawer: longest task after': task,
    all,
  }
}

async function measurePage(browser) {
  const { context, page } = await visit(browser)
  await page.goto('/', { waitUntil: 'load' })
  // The page before is idle; a busy one would delay the navigation.
  await page.waitForTimeout(3000)
  await page.goto('/checkout/cart', { waitUntil: 'commit' })
  const first = await untilPainted(page, '[data-widget="cart"]', 3)
  await untilPainted(page, '[data-widget="cart"]', count)
  const { event, task } = await press(page, '[data-widget="cart"]')
  await context.close()
  return {
    'page: navigation → items': first,
    'page: press + → paint': event,
    'page: longest task after': task,
  }
}

const middle = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumArgs,
})
try {
  const runs = []
  for (let run = 0; run < RUNS; run++)
    runs.push({ ...(await measureDrawer(browser)), ...(await measurePage(browser)) })
  console.log(`${count} items, CPU ${slowdown}× slower, ${RUNS} runs: middle (each) in ms`)
  for (const what of Object.keys(runs[0]).filter((name) => name !== 'all')) {
    const values = runs.map((run) => Math.round(run[what]))
    console.log(`${String(middle([...values])).padStart(6)}   ${what.padEnd(28)} (${values.join(', ')})`)
  }
} finally {
  await browser.close()
  close()
}
