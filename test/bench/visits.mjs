import { inPage } from './in-page.mjs'

export const CONTENDERS = ['floor', 'stack', 'ours']

export const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]

/** A cart of `count` different items. */
export const cartOf = (count) =>
  Array.from({ length: count }, (_, at) => ({ sku: 'NN-1', options: { 5: `Name ${at}`, 6: '22' } }))

/** Opens a context of its own for a visitor with a fresh shop, or with the cookies of another, and closes it. */
export async function visit(bench, { origin = bench.quick, start, cookies, rate = 1 }, measure) {
  const context = await bench.browser.newContext({
    baseURL: origin,
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 890 },
    reducedMotion: 'reduce',
  })
  try {
    await context.addInitScript(inPage)
    if (cookies) await context.addCookies(cookies)
    if (start) {
      const answer = await context.request.post('/__demo/reset', { data: start })
      if (!answer.ok()) throw new Error(await answer.text())
    }
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const slow = () => cdp.send('Emulation.setCPUThrottlingRate', { rate })
    return await measure({ page, cdp, context, slow })
  } finally {
    await context.close()
  }
}

/** Cookies of a new visitor, and what the shop answers while the pages of the contenders start. */
export function record(bench, start, work, shown) {
  return visit(bench, { start }, async ({ page, context }) => {
    const answers = {}
    page.on('response', async (response) => {
      const request = response.request()
      if (request.resourceType() !== 'fetch' || request.method() !== 'GET' || !response.ok()) return
      const { pathname, search } = new URL(response.url())
      answers[pathname + search.replace(/[&?]_=\d+/, '')] = await response.text().catch(() => '{}')
    })
    for (const contender of ['stack', 'ours']) {
      await page.goto(`/bench/${work}/${contender}`)
      await page.locator(shown).first().waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
    }
    return { answers, cookies: await context.cookies() }
  })
}

/** Opens a page whose files are fetched and not run, and waits for them. */
export async function openParts(page, path) {
  await page.goto(path, { waitUntil: 'load' })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('link[rel="modulepreload"]')].every(
      ({ href }) => performance.getEntriesByName(href).length,
    ),
  )
}

/** A page with all files of a contender fetched and none of them run, whose requests are answered at once. */
export function visitPrepared(bench, { recorded, work, contender, rate = 1 }, measure) {
  return visit(bench, { cookies: recorded.cookies, rate }, async (visitor) => {
    const { page, slow } = visitor
    await openParts(page, `/bench/${work}/${contender}-parts`)
    await page.evaluate((answers) => window.bench.answer(answers), recorded.answers)
    await slow()
    return measure(visitor)
  })
}

/**
 * Milliseconds until `count` elements match: from the start of the widget, or from the import of its module when `fromModule`.
 */
export const untilStarted = (page, work, contender, { shown, count = 1, fromModule }) =>
  page.evaluate(
    async ([url, selector, wanted, isCold]) => {
      const end = window.bench.until(selector, wanted)
      const begun = performance.now()
      const { mount } = await import(url)
      const from = isCold ? begun : performance.now()
      await mount.prepare?.()
      void mount(document.querySelector('[data-widget]'), (error) => console.error(error))
      return (await end) - from
    },
    [
      contender === 'ours' ? `/bezel/bench/widgets/${work}.js` : `/floors/${work}.${contender}.js`,
      shown,
      count,
      fromModule,
    ],
  )

/** Values by contender, measured in turns: each run measures all of them. */
export async function inTurns(bench, measure, contenders = CONTENDERS) {
  const values = Object.fromEntries(contenders.map((contender) => [contender, []]))
  for (let run = 0; run < bench.runs; run++)
    for (const contender of contenders) values[contender].push(await measure(contender))
  return values
}

/** The middle of one value, or of each value of an object, by contender. */
export const middles = (values, key) =>
  Object.fromEntries(
    Object.entries(values).map(([contender, list]) => [
      contender,
      middle(list.map((one) => (key ? one[key] : one))),
    ]),
  )
