import { cartOf, visit } from '../visits.mjs'
import { ITEM } from './mount.mjs'

/** Scripts and styles requested until the cart's items are in the page, and in all. */
export async function requests(bench) {
  const [floor, stack, ours, alone] = await Promise.all(
    ['floor', 'stack', 'head', 'ours'].map((contender) => count(bench, `/bench/cart/${contender}`)),
  )
  const demo = await count(bench, '/checkout/cart')
  const row = (work, key, most) => [
    { work, floor: floor[key], stack: stack[key], ours: ours[key], most },
    { work: '… by the tag alone', ours: alone[key], most },
  ]
  return [
    ...row('scripts and styles until the cart', 'first', 6),
    ...row('… of the whole cart page', 'all', 13),
    { work: '… with all islands of the demo', ours: demo.all },
  ]
}

const count = (bench, path) =>
  visit(bench, { start: { items: cartOf(5) } }, async ({ page }) => {
    await page.addInitScript((item) => {
      window.shown = window.bench.until(item, 5)
    }, ITEM)
    await page.goto(path, { waitUntil: 'commit' })
    return page.evaluate(async () => {
      const shown = await window.shown
      await window.bench.rest(3000)
      const files = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.(js|css)(\?|$)/.test(name))
      return { first: files.filter(({ startTime }) => startTime < shown).length, all: files.length }
    })
  })
