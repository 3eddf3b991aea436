// `npm run engines`: the journeys in Chromium, Firefox and WebKit. With `--short` in the last two, as .ci/run has it: a
// browser that is missing, does not start or is too slow is said and left out. `--add "3 passed, 0 failed"` is counted
// in the last line. The build has to be there.
import { spawn } from 'node:child_process'
import { chromium, firefox, webkit } from './drivers.mjs'
import { journeys, short } from './journeys.mjs'
import { Shopper } from './shopper.mjs'

const isShort = process.argv.includes('--short')
const engines = isShort ? { firefox, webkit } : { chromium, firefox, webkit }
const names = isShort ? short : Object.keys(journeys)
const RETRIES = 2
const PORT = process.env.BEZEL_TEST_PORT ?? '8429'
const ORIGIN = `http://localhost:${PORT}`
/** A short run ends before five minutes, whatever hangs. */
const end = Date.now() + (isShort ? 280_000 : 1_800_000)

const shop = spawn(process.execPath, ['--import', 'tsx', 'demo/server.ts'], {
  env: { ...process.env, PORT },
  stdio: 'ignore',
})
const isUp = () => fetch(ORIGIN).then(Boolean, () => false)
while (!(await isUp()) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 200))

const within = (promise) =>
  Promise.race([
    promise,
    new Promise((_, reject) => {
      setTimeout(() => reject(new Error('out of time')), Math.max(end - Date.now(), 0)).unref()
    }),
  ])

const added = process.argv[process.argv.indexOf('--add') + 1] ?? ''
let [, passed = 0, failed = 0] = (/^(\d+) passed, (\d+) failed$/.exec(added) ?? []).map(Number)
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
        await within(journeys[name](new Shopper(tab, ORIGIN)))
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
shop.kill()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
