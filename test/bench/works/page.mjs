import { cartOf, CONTENDERS, inTurns, middles, visit } from '../visits.mjs'
import { ITEM } from './mount.mjs'
import { changeTotal, roundTrip } from './total.mjs'

/** The head file and, as `alone`, the script tag without it. */
const PAGES = { floor: 'floor', stack: 'stack', ours: 'head', alone: 'ours' }
const EVERY = [...CONTENDERS, 'alone']

/** A load swings by a tenth from one to the next, so that seven of them say too little of a ratio. */
const moreLoads = (bench) => ({ ...bench, runs: 3 * bench.runs })

/** Milliseconds from the navigation to a cart whose items are all painted, by the page's own clock. */
export async function page(bench) {
  const rows = []
  for (const rate of [1, 4]) {
    for (const count of [5, 50]) {
      const visits = await inTurns(
        moreLoads(bench),
        (contender) => load(bench, { contender, count, rate }),
        EVERY,
      )
      const values = middles(visits, 'shown')
      const work = `page → cart of ${count}${rate > 1 ? `, CPU ${rate}× slower` : ''}`
      rows.push({ work, ...values, ratio: 1.3 }, { work: '… by the tag alone', ours: values.alone })
    }
  }
  return rows
}

/**
 * The same, the shop's total after a press on "+", and the drawer after a press on its trigger and on a product's button; every
 * answer waits 150 ms.
 */
export async function far(bench) {
  const { far: origin } = bench
  const visits = await inTurns(
    moreLoads(bench),
    (contender) => load(bench, { contender, count: 5, origin }, changeTotal),
    EVERY,
  )
  const cart = middles(visits, 'shown')
  const total = middles(visits, 'then')
  const drawer = middles(await inTurns(bench, (contender) => openDrawer(bench, contender), ['ours', 'alone']))
  const { added } = middles(await inTurns(bench, () => addProduct(bench), ['added']))
  const { trip } = middles(
    await inTurns(bench, () => visit(bench, { origin, start: {} }, roundTrip), ['trip']),
  )
  return [
    { work: '150 ms away: a round trip', ours: trip },
    { work: '… page → cart of 5', ...cart, ratio: 1.04 },
    { work: '… by the tag alone', ...cart, ours: cart.alone },
    { work: '… press → drawer', ours: drawer.ours, most: 380 },
    { work: '… press → drawer, tag alone', ours: drawer.alone, most: 500 },
    { work: '… press “Add to cart” → drawer', ours: added, most: 1000 },
    { work: '… press → the shop’s total', ...total, most: Math.round(trip) + 20 },
  ]
}

/** When the items were painted, and what is measured after it. */
const load = (bench, { contender, count, rate, origin }, andThen) =>
  visit(bench, { origin, rate, start: { items: cartOf(count) } }, async ({ page, slow }) => {
    await slow()
    await page.addInitScript(
      ([selector, wanted]) => {
        window.shown = window.bench.until(selector, wanted).then(window.bench.painted)
      },
      [ITEM, count],
    )
    await page.goto(`/bench/cart/${PAGES[contender]}`, { waitUntil: 'commit' })
    return { shown: await page.evaluate(() => window.shown), then: await andThen?.(page) }
  })

const openDrawer = (bench, contender) =>
  visit(bench, { origin: bench.far, start: { items: cartOf(5) } }, async ({ page }) => {
    // Over its trigger the pointer would begin before the press.
    await page.mouse.move(600, 600)
    await page.goto(`/bench/cart-drawer/${PAGES[contender]}`, { waitUntil: 'load' })
    await page.waitForTimeout(1500)
    return page.evaluate(async () => {
      const shown = window.bench.until('dialog[open] .bzl-item', 5).then(window.bench.painted)
      const from = performance.now()
      document.querySelector('#minicart').click()
      return (await shown) - from
    })
  })

const addProduct = (bench) =>
  visit(bench, { origin: bench.far, start: {} }, async ({ page }) => {
    await page.goto('/moon-pendant.html', { waitUntil: 'load' })
    // Before that, the browser itself would send the form and leave the page.
    await page.locator('[data-bezel-add][data-widget-state="ready"]').waitFor()
    await page.waitForTimeout(2500)
    return page.evaluate(async () => {
      const shown = window.bench.until('dialog[open] .bzl-item').then(window.bench.painted)
      const from = performance.now()
      document.querySelector('.product__form button[type=submit]').click()
      return (await shown) - from
    })
  })
