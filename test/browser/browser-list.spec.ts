import { readdirSync, readFileSync } from 'node:fs'
import { Linter } from 'eslint'
import { openTheme, CART, LOADER } from './theme-page.ts'
import { expect, test } from './shop.ts'

const DIST = new URL('../../dist/', import.meta.url)
const scripts = readdirSync(DIST, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, code: readFileSync(new URL(file, DIST), 'utf8') }))

/** The features that a browser of the list in package.json may lack. */
const NEWER = [
  ...['groupBy', 'withResolvers', 'fromAsync', 'isWellFormed', 'toWellFormed', 'symmetricDifference'],
  ...['isSubsetOf', 'isDisjointFrom', 'Segmenter', 'DurationFormat', 'captureStackTrace', 'Promise.try'],
  ...[
    'AbortSignal.any',
    'URL.parse',
    'scheduler',
    'requestIdleCallback',
    'startViewTransition',
    'CloseWatcher',
  ],
  ...['setHTML', 'setHTMLUnsafe', 'showPopover', 'togglePopover', 'checkVisibility', 'moveBefore'],
  ...['cookieStore', 'userAgentData', 'trustedTypes', 'onscrollend', 'deviceMemory', 'queryLocalFonts'],
]

test('no syntax is newer than ES2022, which every browser of the list has', () => {
  const linter = new Linter()
  const options = { languageOptions: { ecmaVersion: 2022 as const, sourceType: 'module' as const } }
  const errors = scripts.flatMap(({ file, code }) =>
    linter.verify(code, options).map(({ message }) => `${file}: ${message}`),
  )
  expect(scripts.length).toBeGreaterThan(20)
  expect(errors.filter((error) => error.includes('Parsing error'))).toEqual([])
})

test('what a browser of the list may lack is asked for, or tried, before it is used', () => {
  const unguarded = scripts.flatMap(({ file, code }) =>
    NEWER.filter((name) => {
      const api = name.replace('.', '\\.')
      const guard = `"${api}" ?in|try\\{[^}]*\\b${api}|typeof [\\w.]*${api}|${api}\\?\\.|${api}(\\|\\||&&|\\?)|[(!]\\w+(\\.\\w+)*\\.${api}\\)`
      return new RegExp(`\\b${api}\\b`).test(code) && !new RegExp(guard).test(code)
    }).map((name) => `${file}: ${name}`),
  )
  expect(unguarded).toEqual([])
})

test('a browser below the list gets the page as it was', async ({ page, shop, tolerance }) => {
  // It does not have a language either: its strings are requested once, without one.
  tolerance.expectedErrors.push(/canParse/, /Failed to load resource/)
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await page.addInitScript(() => Reflect.deleteProperty(URL, 'canParse'))
  const block = '<div data-widget="progress">What the page wrote</div>'
  await openTheme(page, { head: LOADER, body: CART + block })
  const progress = page.locator('[data-widget="progress"]')
  await expect(progress).toHaveAttribute('data-widget-state', 'failed')
  await expect(progress).toHaveText('What the page wrote')
  await page.locator('#minicart').click()
  await expect(page).toHaveURL(/\/checkout\/cart$/)
})
