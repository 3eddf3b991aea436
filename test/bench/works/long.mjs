import { cartOf, inTurns, middles, visit } from '../visits.mjs'

const COUNT = 300

const CARTS = {
  'cart page': (page) => page.goto('/bench/cart/head', { waitUntil: 'commit' }),
  drawer: openDrawer,
  'checkout’s list': (page) => page.goto('/bench/checkout/head', { waitUntil: 'commit' }),
}

/** A cart of 300 items on a slow machine: its first items, the longest task, and all of them. */
export async function long(bench) {
  const values = await inTurns(bench, (cart) => measure(bench, CARTS[cart]), Object.keys(CARTS))
  const [first, task, all] = ['first', 'task', 'all'].map((key) => middles(values, key))
  return Object.keys(CARTS).flatMap((cart) => [
    { work: `${cart} of ${COUNT}, CPU 4× slower`, ours: first[cart], most: 1500 },
    { work: '… longest task', ours: task[cart], most: 200 },
    { work: '… all items', ours: all[cart] },
  ])
}

const measure = (bench, open) =>
  visit(bench, { rate: 4, start: { items: cartOf(COUNT) } }, async ({ page, slow }) => {
    await slow()
    await page.addInitScript(watch, COUNT)
    await open(page)
    return page.evaluate(async () => {
      const first = await window.first
      const all = await window.all
      // Gifts, the cache and the start of the next page follow the cart, and count as well.
      await window.bench.rest(4000)
      return { first: first - window.from, all: all - window.from, task: window.task }
    })
  })

/** Runs in the page before all others. */
function watch(count) {
  window.from = 0
  window.task = 0
  const longest = (tasks) => Math.max(window.task, ...tasks.map(({ duration }) => duration))
  new PerformanceObserver((list) => (window.task = longest(list.getEntries()))).observe({ type: 'longtask' })
  const painted = (many) => window.bench.until('.bzl-item', many).then(window.bench.painted)
  window.first = painted(3)
  window.all = painted(count)
}

async function openDrawer(page) {
  await page.goto('/bench/cart-drawer/head', { waitUntil: 'load' })
  await page.waitForTimeout(4000)
  await page.evaluate(() => {
    window.task = 0
    window.from = performance.now()
    document.querySelector('#minicart').click()
  })
}
