// Runs the journeys in Chromium, Firefox and WebKit, as `npm run engines`. With `--short` it runs the last
// two, as .ci/run has it. A browser that is missing, does not start or is too slow is reported and left out.
// The option `--add "3 passed, 0 failed"` is counted in the last line. The options `--engine webkit` and
// `--only "a guest"` are for work on it. The build has to be there. A journey fails on an error on any of its
// pages, or if something is wider than its window. Scrollbars take room.
import { chromium, firefox, webkit } from './drivers.mjs'
import { journeys, short } from './journeys/index.mjs'
import { Shopper } from './shopper.mjs'
import { openWatchedShop } from './watched-shop.mjs'

const after = (option) => process.argv[process.argv.indexOf(option) + 1 || process.argv.length]
const isShort = process.argv.includes('--short')
const all = isShort ? { firefox, webkit } : { chromium, firefox, webkit }
const one = after('--engine')
const engines = one ? { [one]: all[one] } : all
const names = (isShort ? short : Object.keys(journeys)).filter((name) => name.includes(after('--only') ?? ''))
const RETRIES = 2
/** A short run ends before five minutes, whatever hangs. */
const end = Date.now() + (isShort ? 280_000 : 1_800_000)

const shop = await openWatchedShop()

const within = (promise) =>
  Promise.race([
    promise,
    new Promise((_, reject) => {
      setTimeout(() => reject(new Error('out of time')), Math.max(end - Date.now(), 0)).unref()
    }),
  ])

let [, passed = 0, failed = 0] = (/^(\d+) passed, (\d+) failed$/.exec(after('--add')) ?? []).map(Number)
for (const [engine, open] of Object.entries(engines)) {
  for (const name of names) {
    for (let attempt = 0; attempt <= RETRIES; attempt++) {
      let tab
      try {
        tab = await within(open())
      } catch (error) {
        console.log(`${engine}: left out, since it does not start (${String(error).slice(0, 200)})`)
        if (!isShort) failed++
        break
      }
      try {
        shop.takeErrors()
        await within(journeys[name](new Shopper(tab, shop)))
        const errors = shop.takeErrors()
        if (errors.length) throw new Error(`errors on its pages:\n${errors.join('\n')}`)
        passed++
        console.log(`${engine}: ${name}${attempt ? ` (try ${attempt + 1})` : ''}`)
        break
      } catch (error) {
        console.log(`${engine}: FAILED ${name}: ${error}`)
        if (attempt < RETRIES && Date.now() < end) continue
        if (attempt === RETRIES || !isShort) failed++
        break
      } finally {
        await within(tab.close()).catch(() => undefined)
      }
    }
  }
}
shop.close()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
