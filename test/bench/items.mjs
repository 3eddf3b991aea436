// What an item of the cart costs: mounting 5, 50 and 500 items of data that is there, and a press on + until the number
// is in the page. Beside it a plain cart of the same libraries, in the same run. Prints numbers and the ratio; run after
// `npm run build`. `node test/bench/items.mjs [runs] [slowdown]`
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../browser/chromium.mjs'
import { openShop } from './shop.mjs'

const [runs = 7, slowdown = 1] = process.argv.slice(2).map(Number)
const COUNTS = [5, 50, 500]
const PRESSES = 20

const { origin, close } = await openShop()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })

async function open(count) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const items = Array.from({ length: count }, (_, at) => ({
    sku: 'NN-1',
    options: { 5: `Name ${at}`, 6: '22' },
  }))
  const answer = await page.request.post('/__demo/reset', { data: { items } })
  if (!answer.ok()) throw new Error(await answer.text())
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page, cdp }
}

/** Clicks + a few times, each awaited until the field has the number: microseconds a press. */
function press(page, selector) {
  return page.evaluate(
    async ([selector, presses]) => {
      const item = document.querySelector(selector)
      const field = item.querySelector('input')
      const more = [...item.querySelectorAll('button')].find((each) =>
        /One more|\+/.test(each.ariaLabel ?? each.textContent),
      )
      const times = []
      for (let at = 0; at < presses; at++) {
        const before = field.value
        const from = performance.now()
        more.click()
        let turns = 0
        while (field.value === before && turns++ < 1000) await null
        if (field.value === before) return NaN
        times.push(performance.now() - from)
      }
      return times.reduce((sum, time) => sum + time, 0) / presses
    },
    [selector, PRESSES],
  )
}

/** The time from `start` to the item `count`, and the longest task until then. */
const untilMounted = (page, count, start) =>
  page.evaluate(
    async ([count, start]) => {
      const tasks = []
      const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()))
      observer.observe({ type: 'longtask' })
      const host = document.createElement('div')
      document.body.append(host)
      const from = performance.now()
      const mounted = new Promise((resolve) => {
        const look = () =>
          host.querySelectorAll('li .bzl-price').length >= count && resolve(performance.now())
        new MutationObserver(look).observe(host, { childList: true, subtree: true })
      })
      window[start](host)
      const mount = (await mounted) - from
      await new Promise((resolve) => setTimeout(resolve, 300))
      observer.disconnect()
      const longest = Math.max(0, ...tasks.map(({ duration }) => duration))
      return {
        mount,
        longest,
        nodes: countNodes(host.querySelector('li')),
        elements: host.querySelectorAll('li:first-child *').length + 1,
      }
      function countNodes(node) {
        return 1 + [...node.childNodes].reduce((sum, child) => sum + countNodes(child), 0)
      }
    },
    [count, start],
  )

async function measureOurs(count) {
  const { context, page, cdp } = await open(count)
  await page.addInitScript(() => {
    window.start = (host) => {
      Object.assign(host.dataset, { widget: 'cart', mount: 'manual' })
      void window.Bezel.mount(host)
    }
  })
  // The drawer's count keeps the cart loaded; its code and that of the cart are there once it was mounted elsewhere.
  await page.goto('/settings/theme/bare?back=/care-guide')
  await page.evaluate(async () => {
    const keep = document.createElement('div')
    Object.assign(keep.dataset, { widget: 'order-summary', mount: 'manual' })
    document.body.append(keep)
    await window.Bezel.mount(keep)
    await new Promise((resolve) => {
      const wait = () => (keep.querySelector('.bzl-totals') ? resolve() : setTimeout(wait, 50))
      wait()
    })
    // Code and strings of the cart.
    await Promise.all(
      [...document.querySelectorAll('script[src*="loader"]')].map(({ src }) =>
        import(new URL('widgets/cart.js', src).href).then((module) => module.mount.prepare?.()),
      ),
    )
  })
  const before = await listeners(cdp)
  const { mount, longest, nodes, elements } = await untilMounted(page, count, 'start')
  const after = await listeners(cdp)
  const pressed = await press(page, '[data-widget="cart"] li.bzl-item')
  await context.close()
  return { mount, longest, press: pressed, nodes, elements, listeners: (after - before) / count }
}

async function listeners(cdp) {
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Memory.getDOMCounters')).jsEventListeners
}

/** A cart of the same libraries with the least a row can be: one store an item, its number bound. */
const plain = `
  import { h, render } from 'preact'
  import { useEffect, useRef } from 'preact/hooks'
  import { atom } from 'nanostores'
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
  function Row({ item }) {
    const field = useRef()
    useEffect(() => item.$qty.subscribe((qty) => (field.current.value = qty)), [])
    return h('li', { class: 'row' },
      h('img', { alt: '', width: 96, height: 96, loading: 'lazy', src: item.image }),
      h('p', null, h('a', { href: item.url }, item.name)),
      h('p', null, item.option),
      h('div', null,
        h('button', { type: 'button', 'aria-label': 'One less of ' + item.name, onClick: () => item.$qty.set(item.$qty.get() - 1) }, '−'),
        h('input', { ref: field, 'aria-label': 'Quantity of ' + item.name, inputMode: 'numeric' }),
        h('button', { type: 'button', 'aria-label': 'One more of ' + item.name, onClick: () => item.$qty.set(item.$qty.get() + 1) }, '+'),
        h('button', { type: 'button', 'aria-label': 'Remove ' + item.name }, 'Remove')),
      h('bdi', { class: 'bzl-price' }, money.format(item.price)))
  }
  window.plain = (count) => {
    const items = Array.from({ length: count }, (_, at) => ({
      name: 'Name Necklace ' + at, url: '/necklace', image: '/media/none.svg', option: 'Name: Name ' + at, price: 50 + at, $qty: atom(1),
    }))
    return (host) => render(h('ul', null, items.map((item, at) => h(Row, { item, key: at }))), host)
  }`

async function measurePlain(count, code) {
  const { context, page } = await open(count)
  await page.goto('/settings/theme/bare?back=/care-guide')
  await page.evaluate(code)
  await page.evaluate((count) => void (window.start = window.plain(count)), count)
  const { mount, longest, nodes, elements } = await untilMounted(page, count, 'start')
  const pressed = await press(page, 'li.row')
  await context.close()
  return { mount, longest, press: pressed, nodes, elements }
}

const middle = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
const shown = (value) => value.toFixed(value < 10 ? 2 : 0).padStart(7)

try {
  const resolveDir = fileURLToPath(new URL('.', import.meta.url))
  const { outputFiles } = await build({
    stdin: { contents: plain, resolveDir },
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const code = outputFiles[0].text
  console.log(`CPU ${slowdown}× slower, ${runs} runs: middle; the plain cart's; ratio`)
  for (const count of COUNTS) {
    const ours = []
    const theirs = []
    for (let run = 0; run < runs; run++) {
      ours.push(await measureOurs(count))
      theirs.push(await measurePlain(count, code))
    }
    for (const what of ['mount', 'longest', 'press', 'nodes', 'elements', 'listeners']) {
      const our = middle(ours.map((run) => run[what]))
      const their = middle(theirs.map((run) => run[what] ?? NaN))
      console.log(`${shown(our)} ${shown(their)} ${shown(our / their)}×  ${what}, ${count} items`)
    }
  }
} finally {
  await browser.close()
  close()
}
