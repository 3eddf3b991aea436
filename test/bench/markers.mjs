// A thousand markers of a small widget beside a loader written by hand with plain DOM: the built bundle and the demo shop.
// Prints numbers and fails over a limit; run after `npm run build`. `node test/bench/markers.mjs [markers]`
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../browser/chromium.mjs'
import { report } from './report.mjs'
import { openShop } from './shop.mjs'

const [markers = 1000] = process.argv.slice(2).map(Number)
const RUNS = 5
const BASE = '/bezel/bench/'
const plain = readFileSync(new URL('plain-loader.js', import.meta.url), 'utf8')

const { origin, close } = await openShop()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumArgs,
})

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const { print, failures } = report()

/** A page with the markers, without a loader yet. */
async function openPage(context, mount) {
  const page = await context.newPage()
  const marker = `<div data-widget="progress" style="height:50px;overflow:hidden"${mount}></div>`
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Markers</title>
    <style>body{margin:0}</style><body>${marker.repeat(markers)}`
  await page.route('**/markers', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.route(/plain-loader/, (route) => route.fulfill({ contentType: 'text/javascript', body: plain }))
  await page.goto('/markers')
  await page.evaluate(() => {
    // Script time only; the browser's own work on a thousand widgets is the same for both loaders.
    window.longest = 0
    new PerformanceObserver((list) => {
      for (const { scripts } of list.getEntries())
        window.longest = Math.max(window.longest, ...scripts.map(({ duration }) => duration))
    }).observe({ type: 'long-animation-frame' })
  })
  return page
}

/** Milliseconds from the loader's script until `count` markers are mounted and painted. */
const untilMounted = (page, loader, count) =>
  page.evaluate(
    ([src, wanted]) =>
      new Promise((resolve) => {
        const from = performance.now()
        let mounted = 0
        const count = (records) => {
          mounted += records.filter(({ target }) => target.dataset.widgetState === 'ready').length
          if (mounted < wanted) return
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)))
        }
        new MutationObserver(count).observe(document.body, {
          subtree: true,
          attributeFilter: ['data-widget-state'],
        })
        document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
      }),
    [loader, count],
  )

/** Milliseconds from a change of the page's language until every widget shows it and is painted. */
const untilTranslated = (page, language, word) =>
  page.evaluate(
    ([lang, text, wanted]) =>
      new Promise((resolve) => {
        const from = performance.now()
        document.documentElement.lang = lang
        const look = () => {
          const names = document.getElementsByClassName('bzl-progress__steps')
          const last = names[names.length - 1].textContent.includes(text)
          if (last && [...names].filter(({ textContent }) => textContent.includes(text)).length === wanted)
            setTimeout(() => resolve(performance.now() - from))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    [language, word, markers],
  )

async function measure(loader, mount, count) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 890 } })
  const page = await openPage(context, mount)
  const mounted = await untilMounted(page, loader, count)
  await page.waitForTimeout(300)
  const result = { mounted, longest: await page.evaluate(() => window.longest) }
  result.count = await page.locator('[data-widget-state="ready"]').count()
  if (!mount) {
    // The first change loads the texts; the third is measured.
    await untilTranslated(page, 'de', 'Warenkorb')
    await untilTranslated(page, 'en', 'Shopping Cart')
    result.translated = await untilTranslated(page, 'de', 'Warenkorb')
  }
  await context.close()
  return result
}

const OURS = `${BASE}loader.js`
const THEIRS = `/plain-loader.js?base=${BASE}`
const visible = ' data-mount="visible"'
const [ours, theirs, seen, seenPlain] = [[], [], [], []]
try {
  for (let run = 0; run < RUNS; run++) {
    ours.push(await measure(OURS, '', markers))
    theirs.push(await measure(THEIRS, '', markers))
    seen.push(await measure(OURS, visible, 22))
    seenPlain.push(await measure(THEIRS, visible, 22))
  }
  const of = (runs, key) => middle(runs.map((run) => run[key]))
  console.log(`${markers} markers, ${RUNS} runs, middle`)
  print('by hand: all mounted', of(theirs, 'mounted'), undefined, ' ms')
  print('ours: all mounted', of(ours, 'mounted'), undefined, ' ms')
  print('ours : by hand', of(ours, 'mounted') / of(theirs, 'mounted'), 3, '×')
  print('longest script, by hand', of(theirs, 'longest'), undefined, ' ms')
  print('longest script, ours', of(ours, 'longest'), 50, ' ms')
  print('mounted when only the visible ones do', of(seen, 'count'), 22)
  print('those, ours', of(seen, 'mounted'), undefined, ' ms')
  print('those, by hand', of(seenPlain, 'mounted'), undefined, ' ms')
  print('ours : by hand', of(seen, 'mounted') / of(seenPlain, 'mounted'), 3, '×')
  print('another language in all of them, by hand', of(theirs, 'translated'), undefined, ' ms')
  print('another language in all of them, ours', of(ours, 'translated'), undefined, ' ms')
  print('ours : by hand', of(ours, 'translated') / of(theirs, 'translated'), 2, '×')
} finally {
  await browser.close()
  close()
}
process.exitCode = failures() ? 1 : 0
