// Compares what a page really loads, gzipped, with the budgets. Run after `npm run build`; fails over a
// budget.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { importMapFor } from '../loader/head.mjs'

const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
const { files, widgets } = manifest
const KB = 1000

/** Files and all they import at once, without what they ask for later. */
function closure(names, seen = new Set()) {
  for (const name of names) {
    if (seen.has(name) || !files[name]) continue
    seen.add(name)
    closure(files[name].imports ?? [], seen)
  }
  return seen
}

/** Files and all they may ever ask for. */
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

const needs = ({ chunks, styles }) => [...chunks, ...styles]

/** English, the one locale, is inside the scripts. */
const page = (...names) => closure(['loader.js', ...names.flatMap((name) => needs(widgets[name]))])
/** A part that comes later, by its name in the source. */
const part = (name) => {
  const found = Object.keys(files).filter((file) => files[file].name === name)
  if (!found.length) throw new Error(`no chunk is named ${name}`)
  return found
}
const german = (...names) => names.map((name) => `locales/de/${name}.json`)
const weigh = (set) => [...set].reduce((sum, name) => sum + files[name].gzip, 0)
const beyond = (set, base) => new Set([...set].filter((name) => !base.has(name)))

const drawer = page('cart-drawer')
const openDrawer = closure(needs(widgets['cart-drawer'].interaction), new Set(drawer))
const checkout = page('checkout')
const lateStyles = ['widgets/checkout-steps.css', 'widgets/extras.css']
const wide = closure([...lateStyles, ...['summary', 'discounts'].flatMap(part)], new Set(checkout))
const checkoutInGerman = closure(german('common', 'checkout', 'address'), new Set(checkout))
const paying = closure(['adyen.css', ...lateStyles], everything([...checkout]))
/** The row of wallets counts as well; what PayPal's button needs of the provider comes where PayPal is offered. */
const express = closure([...part('ExpressRow'), 'widgets/express.css'], new Set(openDrawer))
const wallets = closure(part('adyen-wallets'), new Set(express))
const others = Object.keys(widgets).filter((name) => name !== 'cart-drawer' && name !== 'checkout')

const rows = [
  ['loader', weigh(closure(['loader.js'])), 3.2],
  ['count of the first frame, inline in the page', weigh(new Set(['count-snippet.js'])), 0.7],
  [
    'import map with all digests, inline in the page',
    gzipSync(JSON.stringify(importMapFor({ manifest }))).length,
    9.5,
  ],
  ['page with the cart drawer', weigh(drawer), 44],
  ['the same with the drawer open', weigh(openDrawer), 80],
  ['page with the checkout, before the payment SDK', weigh(checkout), 90],
  ['the same in German, which comes beside the English', weigh(checkoutInGerman)],
  ['the same on a wide screen, with the summary beside it', weigh(wide), 99],
  ['all a checkout may fetch, the payment SDK included', weigh(paying)],
  ['wallets beside the open drawer, before the payment SDK', weigh(beyond(express, openDrawer)), 35],
  ['what the wallets need of the payment SDK', weigh(beyond(wallets, express)), 60],
  ...others.map((name) => [`and ${name} beside the open drawer`, weigh(beyond(page(name), openDrawer)), 10]),
]

let over = 0
console.log('gzip kB   budget')
for (const [what, bytes, budget] of rows) {
  const fits = !budget || bytes <= budget * KB
  if (!fits) over++
  const line = `${(bytes / KB).toFixed(2).padStart(7)}   ${budget ? budget.toFixed(1).padStart(6) : '     –'}   ${what}`
  console.log(fits ? line : `${line}   OVER`)
}
process.exitCode = over ? 1 : 0
