import { inTurns, middles, openParts, visit } from '../visits.mjs'

const COUNT = 1000

/**
 * A thousand islands of `progress`: from the script until all are alive and painted, a change of language in all, and their
 * memory. Painting counts, since a contender may mount them in one long task and leave the drawing of all of them for later.
 */
export async function islands(bench) {
  const ofOne = await inTurns({ ...bench, runs: 1 }, (contender) => heap(bench, contender, 1))
  const values = await inTurns(bench, async (contender) => {
    const many = await measure(bench, contender, COUNT)
    return { ...many, heap: (many.heap - ofOne[contender][0]) / 1e6 }
  })
  const visible = await inTurns(bench, (contender) => seen(bench, contender), ['floor', 'ours'])
  return [
    { work: '1,000 islands, all painted', ...middles(values, 'painted'), ratio: 1.36 },
    { work: '… longest script', ...middles(values, 'longest'), most: 50 },
    { work: '… another language in all', ...middles(values, 'change'), ratio: 2.9 },
    { work: '… their memory', ...middles(values, 'heap'), ratio: 1.5, most: 4, unit: 'MB' },
    { work: '… only the visible ones', ...middles(visible, 'painted') },
  ]
}

const open = (page, contender, count, query = '') =>
  openParts(page, `/bench/islands/${contender}-parts?markers=${count}${query}`)

/** Milliseconds from the script until `count` markers are ready and painted. */
const start = (page, contender, count) =>
  page.evaluate(
    async ([src, wanted]) => {
      window.longest = 0
      new PerformanceObserver((list) => {
        for (const { scripts } of list.getEntries())
          window.longest = Math.max(window.longest, ...scripts.map(({ duration }) => duration))
      }).observe({ type: 'long-animation-frame' })
      let ready = 0
      const end = new Promise((done) => {
        new MutationObserver((records) => {
          ready += records.filter(({ target }) => target.dataset.widgetState === 'ready').length
          if (ready >= wanted) done(window.bench.painted())
        }).observe(document.body, { subtree: true, attributeFilter: ['data-widget-state'] })
      })
      const from = performance.now()
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
      return (await end) - from
    },
    [contender === 'ours' ? '/bezel/bench/loader.js' : `/floors/islands.${contender}.js`, count],
  )

const measure = (bench, contender, count) =>
  visit(bench, {}, async ({ page, cdp }) => {
    await open(page, contender, count)
    const painted = await start(page, contender, count)
    await page.waitForTimeout(500)
    const longest = await page.evaluate(() => window.longest)
    const heap = await used(cdp)
    // The first change loads the texts; the third is measured.
    await translate(page, 'de', 'Warenkorb')
    await translate(page, 'en', 'Shopping Cart')
    const change = await translate(page, 'de', 'Warenkorb')
    return { painted, longest, heap, change }
  })

const heap = (bench, contender, count) =>
  visit(bench, {}, async ({ page, cdp }) => {
    await open(page, contender, count)
    await start(page, contender, count)
    await page.waitForTimeout(500)
    return used(cdp)
  })

const seen = (bench, contender) =>
  visit(bench, {}, async ({ page }) => {
    await open(page, contender, COUNT, '&visible')
    return { painted: await start(page, contender, 22) }
  })

async function used(cdp) {
  for (let time = 0; time < 3; time++) await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

/** Milliseconds of script from a change of the page's language until every island shows it. */
const translate = (page, language, word) =>
  page.evaluate(
    async ([lang, text]) => {
      const lists = [...document.querySelectorAll('.bzl-progress__steps')]
      const has = (list) => list.textContent.includes(text)
      const change = () => (document.documentElement.lang = lang)
      // Looking at all of them costs more than changing them.
      const took = await window.bench.untilDone(change, () => has(lists[0]) && has(lists.at(-1)))
      const rest = await window.bench.untilDone(
        () => undefined,
        () => lists.every(has),
      )
      await window.bench.rest(100)
      return rest < took ? took : took + rest
    },
    [language, word],
  )
