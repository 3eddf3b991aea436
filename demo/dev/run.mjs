// `npm run dev`: builds after each change, and runs the demo shop, whose pages follow (client.js).
import { spawn } from 'node:child_process'
import { rmSync, watch, writeFileSync } from 'node:fs'
import { developmentBuild } from './build.mjs'

/** The build, and `state.json`, which tells the shop how it went. */
const FOLDER = 'node_modules/.cache/bezel-dev'

rmSync(FOLDER, { recursive: true, force: true })
const { buildAll, writeFilesBeside } = await developmentBuild(FOLDER)

/** Tells the pages: `change` is `scripts` or `styles`, `error` the text of an error to show. */
const tell = (change, error) =>
  writeFileSync(`${FOLDER}/state.json`, JSON.stringify({ change, error, at: Date.now() }))

async function follow(changed) {
  const since = Date.now()
  const isStyle = changed.length > 0 && changed.every((file) => file.endsWith('.css'))
  try {
    if (isStyle) writeFilesBeside()
    else await buildAll()
    tell(isStyle ? 'styles' : 'scripts')
    console.log(`Built in ${((Date.now() - since) / 1000).toFixed(1)} s`, ...new Set(changed))
  } catch (error) {
    tell('error', error.message)
    console.error(error.message)
  }
}

/** Files changed since the last build began. Changes while a build runs follow as one build. */
let waiting = []
let running
let timer

function noteChange(file) {
  waiting.push(file)
  clearTimeout(timer)
  timer = setTimeout(buildWaiting, 30)
}

async function buildWaiting() {
  if (running || !waiting.length) return
  const changed = waiting.splice(0)
  running = follow(changed)
  await running
  running = undefined
  await buildWaiting()
}

await follow([])
for (const folder of ['src', 'widgets', 'loader', 'locales'])
  watch(folder, { recursive: true }, (_event, file) => {
    if (file && !/\.(test|fixture)\.|~$/.test(file)) noteChange(`${folder}/${file}`)
  })
const shop = spawn('node_modules/.bin/tsx', ['watch', '--clear-screen=false', 'demo/server.ts'], {
  stdio: 'inherit',
  env: { ...process.env, BEZEL_DEV: FOLDER },
})
shop.on('exit', (code) => process.exit(code ?? 0))
process.on('SIGTERM', () => shop.kill())
