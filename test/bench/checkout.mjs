// Main-thread time of the checkout, with code and data already in the page: from its module to the first form, a key
// pressed while errors show, a change of step. The built bundle on answers recorded from the demo shop. Prints numbers;
// run after `npm run build`. `node test/bench/checkout.mjs [runs]`
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../browser/chromium.mjs'
import { report } from './report.mjs'
import { openShop } from './shop.mjs'

const [runs = 7] = process.argv.slice(2).map(Number)
const BASE = '/bezel/bench/'
const WIDE = { width: 1280, height: 900 }
const PATH = '/bench-checkout'
const { files } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))

/** A module and all it may need before the payment SDK. */
function modulesOf(name, seen = new Set()) {
  if (seen.has(name) || !files[name] || /adyen|purify/.test(name)) return seen
  seen.add(name)
  for (const next of [...files[name].imports, ...files[name].dynamicImports]) modulesOf(next, seen)
  return seen
}

const styles = ['base', 'checkout', 'checkout-steps'].map((name) => `${BASE}widgets/${name}.css`)
const modules = [...modulesOf('widgets/checkout.js')].map((name) => BASE + name)
const html = `<!doctype html><html lang="en-US"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Checkout</title>
  <script type="application/json" id="bezel-config">
  {"baseUrl":"/","locale":"en-US","currency":"USD","cardProvider":"adyen","routes":{"cart":"/checkout/cart"}}</script>
  ${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}
  ${modules.map((href) => `<link rel="modulepreload" href="${href}">`).join('')}
  <body><div data-widget="checkout"></div></body></html>`

/** What the shop answers while a checkout starts, and the shopper's cookies. */
async function record(browser, origin) {
  const context = await browser.newContext({ baseURL: origin, viewport: WIDE })
  const page = await context.newPage()
  const reset = await page.request.post('/__demo/reset', {
    data: { items: [{ sku: 'NK-2' }], country: 'NL' },
  })
  if (!reset.ok()) throw new Error(await reset.text())
  const answers = {}
  page.on('response', async (response) => {
    const { pathname, search } = new URL(response.url())
    if (response.request().resourceType() !== 'fetch' || response.request().method() !== 'GET') return
    answers[pathname + search.replace(/[&?]_=\d+/, '')] = await response.text().catch(() => '{}')
  })
  await page.goto('/checkout')
  await page.locator('[name="email"]').waitFor()
  await page.waitForLoadState('networkidle')
  const state = await context.storageState()
  await context.close()
  return { answers, state }
}

/** A page with everything a checkout needs, which has not begun to run it. */
async function openPage(context, answers, rate) {
  const page = await context.newPage()
  await page.route(`**${PATH}`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(PATH, { waitUntil: 'networkidle' })
  await page.evaluate((known) => {
    const send = window.fetch
    window.fetch = (input, init) => {
      const url = new URL(input.url ?? input, location.href)
      const method = init?.method ?? input.method ?? 'GET'
      const key = url.pathname + url.search.replace(/[&?]_=\d+/, '')
      if (method !== 'GET' || !(key in known)) return send(input, init)
      return Promise.resolve(new Response(known[key], { headers: { 'content-type': 'application/json' } }))
    }
  }, answers)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  return { page, cdp }
}

/** Milliseconds from the import of the checkout's module until its form is in the page. */
const start = (page) =>
  page.evaluate(
    ([url]) =>
      new Promise((resolve, reject) => {
        const host = document.querySelector('[data-widget]')
        const from = performance.now()
        new MutationObserver((_, observer) => {
          if (!host.querySelector('[name="city"]')) return
          observer.disconnect()
          resolve(performance.now() - from)
        }).observe(host, { subtree: true, childList: true })
        import(url).then(async ({ mount }) => (await mount.prepare(), mount(host, reject))).catch(reject)
      }),
    [`${BASE}widgets/checkout.js`],
  )

/** In the page: milliseconds of script from an event until nothing is left to render. */
const helpers = () => {
  const channel = new MessageChannel()
  const task = () =>
    new Promise((resolve) => {
      channel.port1.onmessage = resolve
      channel.port2.postMessage(0)
    })
  window.timed = async (act) => {
    const from = performance.now()
    act()
    await task()
    return performance.now() - from
  }
}

/** Middle of the time a key takes in a field that stays wrong, after a submit of the empty form. */
const keystroke = (page) =>
  page.evaluate(async () => {
    document.querySelector('.bzl-checkout__actions button').click()
    await new Promise((resolve) => setTimeout(resolve, 300))
    const times = { wrong: [], right: [] }
    for (const [kind, name] of [
      ['wrong', 'email'],
      ['right', 'firstname'],
    ]) {
      const input = document.querySelector(`[name="${name}"]`)
      input.focus()
      for (let key = 0; key < 25; key++) {
        const took = await window.timed(() => {
          input.value += 'a'
          input.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'a' }))
        })
        times[kind].push(took)
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      }
    }
    const middle = (list) => list.sort((a, b) => a - b)[list.length >> 1]
    return { wrong: middle(times.wrong), right: middle(times.right) }
  })

const TYPED = {
  country_id: 'NL',
  email: 'ada@example.com',
  firstname: 'Ada',
  lastname: 'Byron',
  telephone: '0205550100',
  street1: 'Prinsengracht 263',
  postcode: '1016 GV',
  city: 'Amsterdam',
}

/** Milliseconds of each change between steps whose answers are there. */
async function stepChanges(page) {
  for (const [name, value] of Object.entries(TYPED)) {
    const field = page.locator(`[name="${name}"]`).first()
    if (name === 'country_id') await field.selectOption(value)
    else await field.fill(value)
  }
  await page.locator('.bzl-checkout__actions button').first().click()
  await page.locator('[data-state="open"] [name="bzl-rate"]').first().waitFor()
  await page.waitForTimeout(1500)
  return page.evaluate(async () => {
    const rest = () => new Promise((resolve) => setTimeout(resolve, 500))
    const steps = () => [...document.querySelectorAll('.bzl-checkout__step')]
    const open = async (at) => {
      await rest()
      const before = steps().findIndex(({ dataset }) => dataset.state === 'open')
      const took = await window.timed(() => steps()[at].querySelector('.bzl-checkout__head button').click())
      if (steps()[at].dataset.state !== 'open') throw new Error(`step ${at} did not open`)
      return [`${before} → ${at}`, took]
    }
    const next = async () => {
      await rest()
      const at = steps().findIndex(({ dataset }) => dataset.state === 'open')
      const button = steps()[at].querySelector('.bzl-checkout__actions button')
      const from = performance.now()
      const done = new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          if (steps()[at].dataset.state === 'open') return
          observer.disconnect()
          resolve(performance.now() - from)
        }).observe(document.body, { subtree: true, attributeFilter: ['data-state'] })
      })
      button.click()
      return [`${at} next`, await done]
    }
    const times = [await open(0), await next(), await next(), await open(0), await next(), await next()]
    times.push(await open(1), await next(), await open(0))
    return times
  })
}

const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]
const { origin, close } = await openShop()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
const { print } = report()
try {
  const { answers, state } = await record(browser, origin)
  for (const rate of [1, 4]) {
    const times = { start: [], wrong: [], right: [] }
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext({ baseURL: origin, viewport: WIDE, storageState: state })
      const { page } = await openPage(context, answers, rate)
      times.start.push(await start(page))
      await page.waitForTimeout(1000)
      await page.evaluate(helpers)
      const { wrong, right } = await keystroke(page)
      times.wrong.push(wrong)
      times.right.push(right)
      if (run === 0) {
        const changes = await stepChanges(page)
        for (const [what, took] of changes) (times[what] ??= []).push(took)
      }
      await context.close()
    }
    console.log(`CPU ${rate}× slower, ${runs} runs, middle`)
    print('checkout start', middle(times.start), undefined, ' ms')
    print('keystroke in a field that stays wrong', middle(times.wrong), undefined, ' ms')
    print('keystroke in another while errors show', middle(times.right), undefined, ' ms')
    for (const what of Object.keys(times).filter((key) => /^\d/.test(key)))
      print(`step ${what}`, middle(times[what]), undefined, ' ms')
  }
} finally {
  await browser.close()
  close()
}
