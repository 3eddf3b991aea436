import { cartOf, visit } from '../visits.mjs'
import { CARTS } from './carts.mjs'

/** So many lines fill the window of the bench in every contender's looks. */
const SCREEN = 8

/** Opens the page of a contender for a new visitor, with nothing in the cache, and measures it until it is quiet. */
export function visitCart(bench, contender, { count, rate, isFar }) {
  const cart = CARTS[contender]
  const origin = isFar ? bench.far : bench.quick
  return visit(
    bench,
    { origin, rate, start: { items: cartOf(count) } },
    async ({ page, cdp, context, slow }) => {
      const { quoteItemData, totalsData } = await (await context.request.get('/checkout/config/data')).json()
      const loaded = await countLoads(cdp)
      await measureThread(cdp)
      await slow()
      await page.addInitScript(watch, {
        shown: `${cart.line} ${cart.price}`,
        counts: [1, Math.min(SCREEN, count), count],
      })
      await page.goto(`/bench/cart/${contender}`, { waitUntil: 'commit' })
      const [first, screen, all] = await page.evaluate(() => window.shown)
      await page.waitForLoadState('networkidle')
      const thread = await threadTime(cdp)
      const blocking = await page.evaluate(() => window.blocking())
      const weight = loaded()
      check(contender, await page.evaluate(readCart, cart), quoteItemData, Number(totalsData.grand_total))
      const [{ price_incl_tax: price, qty }] = quoteItemData
      const press = await page.evaluate(pressMore, {
        cart,
        quantity: qty + 1,
        total: Number(totalsData.grand_total) + Number(price),
      })
      return { first, screen, all, ...press, thread, blocking, ...weight }
    },
  )
}

/** Returns a function that tells how much has been loaded until now. */
async function countLoads(cdp) {
  let [bytes, requests] = [0, 0]
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests++
  })
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await cdp.send('Network.enable')
  return () => ({ kilobytes: bytes / 1000, requests })
}

/** The thread's own time: what else runs on the machine does not count. */
async function measureThread(cdp) {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
}

async function threadTime(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value
}

/** In the page, before all else: when so many lines are painted, and how long tasks have blocked it. */
function watch({ shown, counts }) {
  window.shown = Promise.all(
    counts.map((count) => window.bench.until(shown, count).then(window.bench.painted)),
  )
  let blocked = 0
  const add = (tasks) => {
    for (const { duration } of tasks) blocked += duration - 50
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'longtask', buffered: true })
  window.blocking = () => {
    add(observer.takeRecords())
    return blocked
  }
}

/** In the page: what the cart shows. */
function readCart({ line, price, picture, total }) {
  const lines = [...document.querySelectorAll(line)].map((element) => {
    const image = element.querySelector(picture)
    return {
      text: element.textContent,
      price: element.querySelector(price)?.textContent,
      quantity: Number(element.querySelector('input')?.value),
      picture: image && (image.src || getComputedStyle(image).backgroundImage),
    }
  })
  return { lines, total: document.querySelector(total)?.textContent }
}

const amountIn = (text) => Number(text?.replace(/[^\d.]/g, ''))

/** Throws unless a contender shows what the shop's cart holds: a broken one would be a quick one. */
function check(contender, shown, items, total) {
  const fail = (what) => {
    throw new Error(`The cart of ${contender} shows ${what}.`)
  }
  if (shown.lines.length !== items.length) fail(`${shown.lines.length} lines, not ${items.length}`)
  items.forEach((item, at) => {
    const { text, price, quantity, picture } = shown.lines[at]
    for (const part of [item.name, ...item.options.map(({ value }) => value)])
      if (!text.includes(part)) fail(`no ${part} in line ${at + 1}: ${text}`)
    if (amountIn(price) !== Number(item.row_total_incl_tax)) fail(`the price ${price} in line ${at + 1}`)
    if (quantity !== item.qty) fail(`the quantity ${quantity} in line ${at + 1}`)
    if (!picture?.includes('/media/')) fail(`no picture in line ${at + 1}`)
  })
  if (amountIn(shown.total) !== total) fail(`the total ${shown.total}, not ${total}`)
}

/** In the page: from a press on the first line's "+" to its new number and to the new total. */
async function pressMore({ cart, quantity, total }) {
  const number = () => Number(document.querySelector(`${cart.line} input`).value)
  const amount = () => Number(document.querySelector(cart.total)?.textContent.replace(/[^\d.]/g, ''))
  const from = performance.now()
  const hasTotal = new Promise((done) => {
    const look = () => amount() === total && done(performance.now() - from)
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  const line = await window.bench.untilDone(
    () => document.querySelector(`${cart.line} ${cart.more}`).click(),
    () => number() === quantity,
  )
  return { line, total: await Promise.race([hasTotal, window.bench.rest(10_000)]) }
}
