import { inTurns, middles, record, untilStarted, visitPrepared } from '../visits.mjs'
import { changeSteps } from './steps.mjs'

/** Complete: with all its countries. */
const FORM = '[name="country_id"] option:nth-child(100)'
const KEYS = 15

/** The checkout's first form, typing while its errors show, and a change of step whose answers are there. */
export async function checkout(bench) {
  const recorded = await record(bench, { items: [{ sku: 'NK-2' }], country: 'NL' }, 'checkout', FORM)
  const measure = (rate, andThen) =>
    inTurns(bench, (contender) =>
      visitPrepared(bench, { recorded, work: 'checkout', contender, rate }, async ({ page }) => {
        const start = await untilStarted(page, 'checkout', contender, { shown: FORM, fromModule: true })
        return { start, ...(await andThen?.(page)) }
      }),
    )
  const quick = await measure(1, async (page) => {
    await page.waitForTimeout(400)
    const key = await page.evaluate(typeInWrongField, KEYS)
    return { key, ...(await changeSteps(page)) }
  })
  const slow = await measure(4)
  return [
    { work: 'checkout start', ...middles(quick, 'start'), ratio: 4.1 },
    { work: '… CPU 4× slower', ...middles(slow, 'start'), ratio: 4 },
    { work: 'keystroke while errors show', ...middles(quick, 'key'), ratio: 1.67 },
    { work: 'back to the step before', ...middles(quick, 'back'), ratio: 7.3 },
    { work: 'on to the next step', ...middles(quick, 'on'), ratio: 7.3 },
  ]
}

/** Runs in the page. Returns the middle of the script's time for a key in a field that stays wrong, after a submit of the empty form. */
async function typeInWrongField(keys) {
  document.querySelector('.bzl-checkout__next button, [data-next]').click()
  await window.bench.rest(300)
  const input = document.querySelector('[name="email"]')
  input.focus()
  const times = []
  for (let key = 0; key < keys; key++) {
    const type = () => {
      input.value += 'a'
      input.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'a' }))
    }
    times.push(await window.bench.script(type))
    await window.bench.painted()
    // Out of the frame, whose layout would count.
    await window.bench.rest(0)
  }
  return window.bench.median(times)
}
