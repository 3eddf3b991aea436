import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { headFor, type HeadOptions } from '../../loader/head.mjs'
import { addresses, GUEST } from './addresses.ts'
import { changed } from './damage.ts'
import { collectWarnings, expectState, fileOf, LOADER, openPage, widget } from './host-page.ts'
import { expect, test } from './shop.ts'

// A page accepts the files of its release only as they were built: each test changes one byte of a file on its way.

const manifest = JSON.parse(
  readFileSync(new URL('../../dist/manifest.json', import.meta.url), 'utf8'),
) as HeadOptions['manifest'] & { files: Record<string, { name?: string }> }
const islands = Object.keys(manifest.widgets).filter((name) => name !== 'add-form')
const chunksOf = (name: string) => manifest.widgets[name]!.chunks
const atOnce = [...new Set(islands.flatMap(chunksOf))]
const stylesAtOnce = [...new Set(islands.flatMap((name) => manifest.widgets[name]!.styles))].sort()
const styles = Object.keys(manifest.files).filter((file) => file.endsWith('.css'))
const later = Object.keys(manifest.files).filter(
  (file) => file.endsWith('.js') && ![...atOnce, 'loader.js', 'count-snippet.js'].includes(file),
)

const HEAD = headFor(islands, { manifest, folder: '/bezel/now/' })
const BODY = islands
  .map((name) => `<div data-widget="${name}"><p>${name} as the theme wrote it</p></div>`)
  .join('')

/** Changes one byte of each of these files on its way, whatever its address, until it is called. */
async function damage(page: Page, files: string[]): Promise<() => Promise<void>> {
  const found = (url: URL) => files.find((file) => url.pathname.endsWith(`/${file}`))
  const isIt = (url: URL) => Boolean(found(url))
  await page.route(isIt, (route) => route.fulfill(changed(found(new URL(route.request().url()))!)))
  return () => page.unroute(isIt)
}

/** The islands that show the theme's content, once none is on its way any more. */
async function failedOn(page: Page): Promise<string[]> {
  const markers = page.locator('[data-widget]')
  await expect(page.locator('[data-widget-state="ready"], [data-widget-state="failed"]')).toHaveCount(
    islands.length,
  )
  const failed = page.locator('[data-widget-state="failed"]')
  for (const marker of await failed.all()) await expect(marker).toHaveText(/ as the theme wrote it$/)
  expect(await markers.count()).toBe(islands.length)
  return failed.evaluateAll((found) => found.map((marker) => marker.getAttribute('data-widget')!))
}

/** Islands that fetch later all that they show, if the shop has something for them. They may fail a moment later. */
const FETCHED = ['special-offers', 'visitor-gift']

test.beforeEach(({ tolerance }) => void tolerance.expectedErrors.push(/integrity|Failed to load|404/))

test('a byte of any file that islands start with stops only the islands that need it, and the console says so', async ({
  page,
  shop,
}) => {
  await shop.reset()
  await openPage(page, { head: HEAD + LOADER, body: BODY })
  expect(await failedOn(page)).toEqual([])
  const warnings = collectWarnings(page)
  const rows: string[] = []
  for (const file of atOnce) {
    warnings.length = 0
    const repair = await damage(page, [file])
    await page.reload()
    const hit = islands.filter((name) => chunksOf(name).includes(file))
    const failed = await failedOn(page)
    const atStart = failed.filter((name) => hit.includes(name) || !FETCHED.includes(name))
    expect([file, ...atStart]).toEqual([file, ...hit])
    rows.push(`${manifest.files[file]!.name}: ${hit.join(', ') || 'none'}`)
    const named = () => warnings.filter((line) => line.includes(' failed')).map((line) => line.split(' ')[1])
    await expect.poll(named).toEqual(expect.arrayContaining(hit))
    await repair()
  }
  test.info().annotations.push({
    type: 'changed file: islands that show the theme’s content',
    description: rows.join('; '),
  })
})

test('a byte of the loader leaves the page as the theme wrote it', async ({ page, shop }) => {
  await shop.reset()
  await damage(page, ['loader.js'])
  await openPage(page, { head: HEAD + LOADER, body: BODY })
  await expect(page.getByText('as the theme wrote it')).toHaveCount(islands.length)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => typeof window.Bezel)).toBe('undefined')
})

test('a byte of any style that islands start with keeps that style out, and all islands start', async ({
  page,
  shop,
}) => {
  await shop.reset()
  await openPage(page, { head: HEAD + LOADER, body: BODY })
  expect(await failedOn(page)).toEqual([])
  // Styles of later parts come with idle time, and are left out here.
  const used = () =>
    page.evaluate(
      (names) => names.filter((name) => [...document.styleSheets].some(({ href }) => href!.endsWith(name))),
      stylesAtOnce,
    )
  await expect.poll(used).toEqual(stylesAtOnce)
  const refusals: string[] = []
  page.on('console', (line) => refusals.push(line.text()))
  for (const file of stylesAtOnce) {
    const repair = await damage(page, [file])
    await page.reload()
    expect([file, ...(await failedOn(page))]).toEqual([file])
    await expect.poll(used).toEqual(stylesAtOnce.filter((other) => other !== file))
    const named = () => refusals.filter((text) => text.includes('integrity') && text.includes(file))
    await expect.poll(named).not.toEqual([])
    await repair()
  }
})

test('a byte of a style or of code that comes later is not let in, and the islands start without it', async ({
  page,
  shop,
}) => {
  await shop.reset()
  await damage(page, [...styles, ...later])
  await openPage(page, { head: HEAD + LOADER, body: BODY })
  await expect.poll(() => failedOn(page)).toEqual(FETCHED)
  expect(await page.evaluate(() => [...document.styleSheets].length)).toBe(0)
  const ran = (files: string[]) =>
    page.evaluate(async (paths) => {
      const tries = await Promise.allSettled(paths.map((path) => import(`/bezel/now/${path}`)))
      return paths.filter((_, index) => tries[index]!.status === 'fulfilled')
    }, files)
  expect(await ran(later)).toEqual([])
  expect(await ran(atOnce)).toEqual(atOnce)
})

test('without the import map the changed code would run', async ({ page, shop }) => {
  await shop.reset()
  await damage(page, [...atOnce, 'loader.js'])
  await openPage(page, { body: BODY })
  await expectState(widget(page, 'banner'), 'ready')
})

test('a changed part is not let in under another address either, and the shopper may try again', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const repair = await damage(page, [fileOf('save-address')])
  await checkout.open()
  await checkout.fillAddress(addresses.US, GUEST)
  await checkout.button('step.continue').click()
  await expect(checkout.step.getByText('This part of the page could not be loaded.')).toBeVisible()
  expect(asked.filter((url) => url.includes(`${fileOf('save-address')}?`))).not.toEqual([])
  await repair()
  await checkout.root.getByRole('button', { name: 'Try again' }).click()
  await checkout.expectStep(2)
})
