// Memory kept after a card form is replaced: fifty forms in one checkout, with the built bundle in the demo shop.
// Prints numbers, and fails when documents leak or a form leaks more than 30 kB. Run after
// `npm run build`. `node test/bench/card-form.mjs [forms]`
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../browser/chromium.mjs'
import { openShop } from './shop.mjs'

const [forms = 50] = process.argv.slice(2).map(Number)
const WARM_UP = 10
const LIMIT = 30_000

const TYPED = {
  email: 'ada@example.com',
  firstname: 'Ada',
  lastname: 'Byron',
  telephone: '0205550100',
  street1: 'Prinsengracht 263',
  postcode: '1016 GV',
  city: 'Amsterdam',
}

/**
 * Opens the checkout's card form. The list of methods differs at each read, which reloads the form
 * (rule: address-change).
 */
async function openForm(page) {
  const answer = await page.request.post('/__demo/reset', {
    data: { items: [{ sku: 'NK-2' }], country: 'NL', currency: 'EUR' },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  let reads = 0
  await page.route('**/payment-information*', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const body = await (await route.fetch()).json()
    reads += 1
    if (reads % 2) body.payment_methods = body.payment_methods.filter(({ code }) => code !== 'checkmo')
    await route.fulfill({ json: body })
  })
  await page.goto('/checkout')
  for (const [name, value] of Object.entries(TYPED)) await page.locator(`[name="${name}"]`).fill(value)
  const step = page.locator('[data-widget="checkout"] li[aria-current="step"]')
  await step.getByRole('button', { name: 'Continue' }).click()
  await step.getByRole('radio').first().waitFor()
  await step.getByRole('button', { name: 'Continue' }).click()
  await untilNewForm(page)
}

/** Waits for a form not marked yet, with all its frames, and marks it. */
async function untilNewForm(page) {
  const form = page.locator('.adyen-checkout__dropin--ready:not([data-seen])')
  const code = form.locator('[data-cse="encryptedSecurityCode"] iframe').contentFrame()
  await code.locator('input').waitFor()
  await form.evaluate((element) => element.setAttribute('data-seen', ''))
}

/** Applies or removes a coupon, which makes the checkout read the methods again. */
async function replaceForm(page, at) {
  const panel = page.locator('.bzl-discounts').first()
  if (at % 2) await panel.getByRole('button', { name: 'Remove coupon SPRING' }).click()
  else {
    const reveal = panel.getByRole('button', { name: 'Have a code?' })
    if (await reveal.isVisible()) await reveal.click()
    await panel.getByRole('textbox', { name: 'Coupon code' }).fill('SPRING')
    await panel.getByRole('textbox', { name: 'Coupon code' }).press('Enter')
  }
  await untilNewForm(page)
}

/** Counts after garbage collection. */
async function weigh(cdp) {
  for (let pass = 0; pass < 4; pass++) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { documents, nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  return { bytes: usedSize, documents, nodes, listeners: jsEventListeners }
}

const { origin, close } = await openShop()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumArgs,
})
try {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await openForm(page)
  for (let at = 0; at < WARM_UP; at++) await replaceForm(page, at)
  const before = await weigh(cdp)
  for (let at = 0; at < forms; at++) await replaceForm(page, at)
  const after = await weigh(cdp)
  const each = Math.round((after.bytes - before.bytes) / forms)
  console.log(`${forms} card forms, one in place of the other, after ${WARM_UP} to warm up`)
  for (const what of ['documents', 'nodes', 'listeners', 'bytes'])
    console.log(
      `${String(after[what] - before[what]).padStart(9)}   more ${what} (${before[what]} → ${after[what]})`,
    )
  console.log(`${String(each).padStart(9)}   bytes for each form, at most ${LIMIT}`)
  if (after.documents > before.documents || each > LIMIT) process.exitCode = 1
} finally {
  await browser.close()
  close()
}
