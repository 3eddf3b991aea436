// What a page really loads, gzipped, against the budgets. Run after `npm run build`; fails over a budget, with --held only
// when one is missed by more than is known.
import { readFileSync } from 'node:fs'

const { files } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
const KB = 1000

/** A file and all it imports at once, without what it asks for later. */
function closure(names, seen = new Set()) {
  for (const name of names) {
    if (seen.has(name) || !files[name]) continue
    seen.add(name)
    closure(files[name].imports ?? [], seen)
  }
  return seen
}

/** German stands for "one locale": English is inside the scripts already. */
const island = (name) => [
  `widgets/${name}.js`,
  `widgets/${name}.css`,
  'widgets/base.css',
  `locales/de/${name}.json`,
  'locales/de/common.json',
]

const page = (...names) => closure(['loader.js', ...names.flatMap(island)])
const weigh = (set) => [...set].reduce((sum, name) => sum + files[name].gzip, 0)
const beyond = (set, base) => new Set([...set].filter((name) => !base.has(name)))

const drawer = page('cart-drawer')
// What it fetches when the page is idle, or when it is opened.
const openDrawer = closure(
  [...Object.keys(files).filter((name) => /DrawerPanel/.test(name))],
  new Set(drawer),
)
const checkout = page('checkout')
/** All a page may ever fetch for these files: steps and forms on demand, the payment SDK. */
function everything(names) {
  const seen = closure(names)
  for (let before = 0; before < seen.size;) {
    before = seen.size
    closure(
      [...seen].flatMap((name) => files[name].dynamicImports ?? []),
      seen,
    )
  }
  return seen
}
const paying = closure(['adyen.css'], everything([...checkout]))
const others = Object.keys(files)
  .map((name) => /^widgets\/(.+)\.js$/.exec(name)?.[1])
  .filter((name) => name && name !== 'cart-drawer' && name !== 'checkout')

const rows = [
  ['loader', weigh(closure(['loader.js'])), 1.8],
  ['page with the cart drawer', weigh(drawer), 40],
  ['the same with the bag open', weigh(openDrawer)],
  // Over its budget; until it is mended, `npm test` sees to it that it does not grow.
  ['page with the checkout, before the payment SDK', weigh(checkout), 64, 76],
  ['all a checkout may fetch, the payment SDK included', weigh(paying)],
  ...others.map((name) => [`and ${name} beside the open bag`, weigh(beyond(page(name), openDrawer)), 8]),
]

const isHeld = process.argv.includes('--held')
let over = 0
console.log('gzip kB   budget')
for (const [what, bytes, budget, held] of rows) {
  const fits = !budget || bytes <= budget * KB
  if (!fits && !(isHeld && bytes <= held * KB)) over++
  const line = `${(bytes / KB).toFixed(2).padStart(7)}   ${budget ? budget.toFixed(1).padStart(6) : '     –'}   ${what}`
  console.log(fits ? line : `${line}   OVER`)
}
process.exitCode = over ? 1 : 0
