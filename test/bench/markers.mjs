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
const { tell, failures } = report()

/** A page of so many markers, each as high as a line, without any loader yet. */
async function openPage(context, mount) {
  const page = await context.newPage()
  const marker = `<div data-widget="progress" style="height:50px;overflow:hidden"${mount}></div>`
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Markers</title>
    <style>body{margin:0}</style><body>${marker.repeat(markers)}`
  await page.route('**/markers', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.route(/plain-loader/, (route) => route.fulfill({ contentType: 'text/javascript', body: plain }))
  await page.goto('/markers')
  await page.evaluate(() => {
    // What scripts did in one piece; the browser's own work on a thousand widgets is the same for both loaders.
    window.longest = 0
    new PerformanceObserver((list) => {
      for (const { scripts } of list.getEntries())
        window.longest = Math.max(window.longest, ...scripts.map(({ duration }) => duration))
    }).observe({ type: 'long-animation-frame' })
  })
  return page
}

/** Milliseconds from the loader's script until so many markers are alive and painted. */
const untilAlive = (page, loader, count) =>
  page.evaluate(
    ([src, wanted]) =>
      new Promise((resolve) => {
        const from = performance.now()
        let alive = 0
        const count = (records) => {
          alive += records.filter(({ target }) => target.dataset.widgetState === 'ready').length
          if (alive < wanted) return
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

/** Milliseconds from a change of the page's language until every marker speaks it and is painted. */
const untilSpoken = (page, language, word) =>
  page.evaluate(
    ([lang, said, wanted]) =>
      new Promise((resolve) => {
        const from = performance.now()
        document.documentElement.lang = lang
        const look = () => {
          const names = document.getElementsByClassName('bzl-progress__steps')
          const last = names[names.length - 1].textContent.includes(said)
          if (last && [...names].filter(({ textContent }) => textContent.includes(said)).length === wanted)
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
  const alive = await untilAlive(page, loader, count)
  await page.waitForTimeout(300)
  const result = { alive, longest: await page.evaluate(() => window.longest) }
  result.count = await page.locator('[data-widget-state="ready"]').count()
  if (!mount) {
    // Once to have the words, then for the time.
    await untilSpoken(page, 'de', 'Warenkorb')
    await untilSpoken(page, 'en', 'Shopping Cart')
    result.spoken = await untilSpoken(page, 'de', 'Warenkorb')
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
  tell('by hand: all alive', of(theirs, 'alive'), undefined, ' ms')
  tell('ours: all alive', of(ours, 'alive'), undefined, ' ms')
  tell('ours : by hand', of(ours, 'alive') / of(theirs, 'alive'), 3, '×')
  tell('longest piece of work, by hand', of(theirs, 'longest'), undefined, ' ms')
  tell('longest piece of work, ours', of(ours, 'longest'), 50, ' ms')
  tell('alive when only the visible ones mount', of(seen, 'count'), 22)
  tell('those, ours', of(seen, 'alive'), undefined, ' ms')
  tell('those, by hand', of(seenPlain, 'alive'), undefined, ' ms')
  tell('ours : by hand', of(seen, 'alive') / of(seenPlain, 'alive'), 3, '×')
  tell('another language in all of them, by hand', of(theirs, 'spoken'), undefined, ' ms')
  tell('another language in all of them, ours', of(ours, 'spoken'), undefined, ' ms')
  tell('ours : by hand', of(ours, 'spoken') / of(theirs, 'spoken'), 2, '×')
} finally {
  await browser.close()
  close()
}
process.exitCode = failures() ? 1 : 0
