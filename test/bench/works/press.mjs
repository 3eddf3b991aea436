import { cartOf, inTurns, middles, visit } from '../visits.mjs'
import { ITEM } from './mount.mjs'

const PRESSES = 20
const WARM_UP = 5

/** Milliseconds from a press on "+" to the new number in its field, in carts of three lengths. */
export async function press(bench) {
  const rows = []
  for (const count of [5, 50, 500]) {
    const values = await inTurns(bench, (contender) =>
      visit(bench, { start: { items: cartOf(count) } }, async ({ page }) => {
        await page.goto(`/bench/cart/${contender}`)
        await page
          .locator(ITEM)
          .nth(count - 1)
          .waitFor()
        await page.waitForLoadState('networkidle')
        return page.evaluate(pressOften, [PRESSES, WARM_UP])
      }),
    )
    rows.push({ work: `press → number, ${count} items`, ...middles(values), ratio: 0.86 })
  }
  return rows
}

/** Runs in the page. Returns the middle of many presses, up and down in turns. */
async function pressOften([presses, warmUp]) {
  const times = []
  const rows = [...document.querySelectorAll('.bzl-item, .item')]
  for (let at = 0; at < presses; at++) {
    const row = rows[(at >> 1) % rows.length]
    const buttons = row.querySelectorAll('.bzl-quantity button, .quantity button')
    const button = buttons[at % 2 ? 0 : buttons.length - 1]
    const number = () => row.querySelector('input').value
    const before = number()
    const time = await window.bench.untilDone(
      () => button.click(),
      () => number() !== before,
    )
    if (at >= warmUp) times.push(time)
    await window.bench.rest(40)
  }
  return window.bench.median(times)
}
