const TOTAL = '.bzl-totals__row--grand dd, [data-total="grand_total"] dd'

/** Milliseconds from a press on "+" to the last change of the cart's total, which is the shop's. */
export async function changeTotal(page) {
  await page.waitForLoadState('networkidle')
  return page.evaluate(pressOnce, TOTAL)
}

/** Runs in the page. Returns the time when the total changed last. */
async function pressOnce(selector) {
  const total = () => document.querySelector(selector).textContent
  const before = total()
  let [shown, last] = [before, undefined]
  const from = performance.now()
  new MutationObserver(() => {
    if (total() === shown) return
    shown = total()
    last = performance.now()
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  const buttons = document.querySelectorAll(
    '.bzl-item .bzl-quantity button:last-child, .item [data-step="1"]',
  )
  buttons[0].click()
  await window.bench.rest(1500)
  if (shown === before) throw new Error('the total did not change')
  return last - from
}

/** Milliseconds from a request to the whole of its answer, in a page that does nothing else: the middle of several. */
export async function roundTrip({ page }) {
  await page.goto('/bench/cart/floor')
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    const times = []
    for (let at = 0; at < 5; at++) {
      const from = performance.now()
      await (await fetch('/checkout/config/data')).json()
      times.push(performance.now() - from)
    }
    return window.bench.median(times)
  })
}
