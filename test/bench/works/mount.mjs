import { cartOf, inTurns, middles, record, untilStarted, visitPrepared } from '../visits.mjs'

export const ITEM = '.bzl-item .bzl-price, .item .price'

/**
 * Milliseconds from the start of the cart's widget until all items are in the page. Its module is there, and answers
 * come at once.
 */
export async function mount(bench) {
  const rows = []
  for (const [count, ratio] of [
    [50, 2.5],
    [500, 3],
  ]) {
    const recorded = await record(bench, { items: cartOf(count) }, 'cart', ITEM)
    const values = await inTurns(bench, (contender) =>
      visitPrepared(bench, { recorded, work: 'cart', contender }, async ({ page }) => {
        await page.evaluate(formatOnce)
        return untilStarted(page, 'cart', contender, { shown: ITEM, count })
      }),
    )
    rows.push({ work: `mount ${count} items`, ...middles(values), ratio })
  }
  return rows
}

/** Runs in the page: a browser's first price takes as long as ten items do. */
const formatOnce = () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(0)
