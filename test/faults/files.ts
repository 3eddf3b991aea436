// `npm run faults:files` changes a byte of each file that is fetched later, one file at a time, during a visit that needs it.
// It prints a table of the files and of what the shopper is told. A regular expression after `--` picks files or visits.
import { readFileSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright'
import { expect } from 'playwright/test'
import { openShop } from '../bench/shop.mjs'
import { chromiumArgs, findShell } from '../browser/chromium.mjs'
import { changed } from '../browser/damage.ts'
import { followTraffic } from '../browser/rest.ts'
import { Shop } from '../browser/shop.ts'
import { checkoutVisits } from './visits/checkout.ts'
import { otherVisits } from './visits/others.ts'
import type { Visit } from './visits/visit.ts'

const { widgets, files: built } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as {
  widgets: Record<string, { chunks: string[]; styles: string[] }>
  files: Record<string, { name?: string } | undefined>
}
const atOnce = new Set([
  'loader.js',
  'count-snippet.js',
  ...Object.values(widgets).flatMap(({ chunks, styles }) => [...chunks, ...styles]),
])
const later = Object.keys(built).filter((file) => /\.(js|css)$/.test(file) && !atOnce.has(file))
const nameOf = (file: string) => built[file]?.name ?? file
const fileOf = (url: string) => new URL(url).pathname.replace(/^\/bezel\/[^/]+\//, '')
const [only = ''] = process.argv.slice(2)
/** A file is changed in the first visit of each list that needs it: what a page does without, the checkout may have to say. */
const lists = [otherVisits, checkoutVisits]
const visits = lists.flat()
const WORKERS = Number(process.env.BEZEL_WORKERS ?? 2)

interface Outcome {
  files: Set<string>
  said: Set<string>
  failed: Set<string>
  uncaught: string[]
  /** The step that did not work. */
  stopped?: string
  /** The page that the visit ended on. */
  path?: string
}

const REJECTED = 'nothing changes; a call of the page’s own script is rejected'
/** That rejection, where the page does not catch it. */
const ITS_REJECTION = /^Failed to fetch dynamically imported module/

/**
 * Parts that a page does without when their code does not come, by the names of files, what the shopper has instead, and the
 * visits for which that is enough (default: all). Every other part has to say so in its place.
 */
const WITHOUT: [names: string, instead: string, visits?: RegExp][] = [
  ['DrawerPanel', 'the press on the cart’s link leads to the cart page'],
  ['OpenOnAdd', 'the drawer stays closed after an addition, and the counter has it'],
  ['OptionsDialog', 'the link “Change” leads to the shop’s page for the item'],
  [
    'ExpressRow ProductRow temporary-cart components paypal Paypal later-wallets adyen adyen-brief adyen-local adyen-wallets',
    'no wallets’ buttons, and the page’s own way to buy',
  ],
  [
    'extension later-steps later-steps-wallets',
    'no wallets’ buttons, and the page’s own way to buy',
    /^wallets/,
  ],
  ['PaypalFrame', 'the order button, which leads to PayPal’s page'],
  ['Terms', 'wallets’ buttons, which open no sheet'],
  ['FilledSlots', 'the theme’s slots stay empty'],
  ['page-method', 'the page’s own way to pay is left out of the list'],
  ['AddressCompletion', 'the street is a plain field'],
  [
    'KnownEmail SessionOver later-steps-wallets-others',
    'no offer to log in at a known e-mail, and the checkout of a guest',
    /known e-mail$/,
  ],
  ['Donation', 'no offer to give to charity'],
  ['purify page-builder', 'the words that the page has in the place of the block'],
  ['merge-wishlist', 'the account’s list, and the guest’s is kept for the next page'],
  ['bezel public-cart currency later-steps-others report describe-error', REJECTED],
]

/** Runs in the page: the messages on screen, also in shadow roots, and the islands that show the theme's content. */
function readPage() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const messages = '.bzl-notice, .bzl-field__error, [role=alertdialog]'
  return {
    said: all(messages)
      .filter((one) => one.checkVisibility())
      .map((one) => one.innerText.replace(/\s+/g, ' ').trim()),
    failed: all('[data-widget-state=failed]').map((marker) => marker.dataset.widget ?? 'add-form'),
  }
}

async function run(browser: Browser, origin: string, visit: Visit, damaged?: string): Promise<Outcome> {
  const context = await browser.newContext({
    baseURL: origin,
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 900 },
  })
  // tsx names the functions it compiles, also one that runs in the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  followTraffic(context)
  const page = await context.newPage()
  page.setDefaultTimeout(damaged ? 6000 : 15_000)
  const outcome: Outcome = { files: new Set(), said: new Set(), failed: new Set(), uncaught: [] }
  page.on('request', (request) => outcome.files.add(fileOf(request.url())))
  context.on('weberror', (error) => outcome.uncaught.push(error.error().message))
  if (damaged)
    await page.route(
      (url) => fileOf(url.href) === damaged,
      (route) => route.fulfill(changed(damaged)),
    )
  await new Shop(page).reset(visit.start)
  const look = () => collect(page, outcome)
  const eyes = setInterval(() => void look(), 150)
  try {
    await visit.walk(page)
    if (!damaged) await page.waitForTimeout(2000)
  } catch (error) {
    outcome.stopped = String(error)
      .replace(/\u001b\[\d+m/g, '')
      .split('\n')
      .filter(Boolean)
      .slice(0, 4)
      .join(' ')
  }
  await look()
  clearInterval(eyes)
  outcome.path = new URL(page.url()).pathname
  await context.close()
  return outcome
}

async function collect(page: Page, { said, failed }: Outcome) {
  const seen = await page.evaluate(readPage).catch(() => undefined)
  seen?.said.forEach((text) => said.add(text))
  seen?.failed.forEach((name) => failed.add(name))
}

const { origin, close } = await openShop()
const browser = await chromium.launch({ executablePath: findShell(), args: chromiumArgs })
const secure = origin.replace('http:', 'https:')
expect.configure({ timeout: 5000 })
let bad = 0
try {
  const clean = new Map<Visit, Outcome>()
  await inTurns(visits, async (visit) => {
    const outcome = await run(browser, secure, visit)
    clean.set(visit, outcome)
    if (!outcome.stopped) return
    bad += 1
    console.log(`BAD | ${visit.name} | without a change | ${outcome.stopped}`)
  })
  const needs = (visit: Visit, file: string) =>
    !clean.get(visit)!.stopped && clean.get(visit)!.files.has(file)
  const runs = later.flatMap((file) => {
    const needing = lists.flatMap((list) => list.find((visit) => needs(visit, file)) ?? [])
    if (!needing.length) console.log(`no visit needs | ${nameOf(file)} | ${file}`)
    return needing.map((visit) => ({ file, visit }))
  })
  await inTurns(
    runs.filter(({ file, visit }) => new RegExp(only).test(`${nameOf(file)} ${visit.name}`)),
    async ({ file, visit }) => {
      const before = clean.get(visit)!
      const { said, failed, uncaught, stopped, path } = await run(browser, secure, visit, file)
      const isNew = (text: string) =>
        ![...before.said].some((known) => known.slice(0, 25) === text.slice(0, 25))
      const told = [...said].filter(isNew)
      const fallen = [...failed].filter((name) => !before.failed.has(name))
      const instead = WITHOUT.find(
        ([names, , where]) => names.split(' ').includes(nameOf(file)) && (!where || where.test(visit.name)),
      )?.[1]
      const outcome =
        (told.length && `a message: ${told.join(' / ')}`) ||
        (fallen.length && `the theme’s content: ${fallen.join()}`) ||
        (!stopped && 'nothing is missing') ||
        (stopped!.includes('not offered') && 'this way to pay is left out of the list') ||
        instead
      const isExpected = (error: string) => outcome === REJECTED && ITS_REJECTION.test(error)
      const isBad = !outcome || !uncaught.every(isExpected)
      if (isBad) bad += 1
      const row = [isBad ? 'BAD' : 'good', nameOf(file), visit.name, outcome || `stopped: ${stopped}`]
      console.log([...row, path === before.path ? '' : path, ...uncaught].join(' | '))
    },
  )
} finally {
  await browser.close()
  close()
}
console.log(bad ? `${bad} bad` : 'all good')
process.exitCode = bad ? 1 : 0

async function inTurns<T>(list: T[], work: (one: T) => Promise<void>) {
  const left = [...list]
  const worker = async () => {
    for (let one = left.shift(); one; one = left.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
}
