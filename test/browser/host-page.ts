import { readFileSync } from 'node:fs'
import { type Locator, type Page, expect } from 'playwright/test'

export const LOADER = '<script type="module" src="/bezel/now/loader.js"></script>'

export const DRAWER = `<div data-widget="cart-drawer" data-trigger="#minicart" data-mount="interaction">
  <a id="minicart" href="/checkout/cart">Cart</a></div>`

export const PROGRESS = '<div data-widget="progress">What the page wrote</div>'

export interface Parts {
  head?: string
  body?: string
  /** The text before `<html>`; an empty text means quirks mode. */
  doctype?: string
  attributes?: string
}

/** Opens a page with this markup on the shop's origin. */
export async function openPage(page: Page, parts: Parts): Promise<void> {
  const { head = LOADER, body = '', doctype = '<!doctype html>', attributes = 'lang="en"' } = parts
  const document = `${doctype}<html ${attributes}><head><meta charset="utf-8"><title>Theirs</title>
    <link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`
  await page.route('**/theirs', (route) => route.fulfill({ contentType: 'text/html', body: document }))
  await page.goto('/theirs')
}

export const widget = (page: Page, name: string): Locator => page.locator(`[data-widget="${name}"]`)

export async function expectState(marker: Locator, state: 'loading' | 'ready' | 'failed'): Promise<void> {
  await expect(marker).toHaveAttribute('data-widget-state', state)
}

interface Manifest {
  files: Record<string, { name?: string }>
  widgets: Record<string, { module: string } | undefined>
}

const manifest = JSON.parse(
  readFileSync(new URL('../../dist/manifest.json', import.meta.url), 'utf8'),
) as Manifest

/** Matches the URL of the file that a widget's code lies in, which small widgets share. */
export const moduleOf = (widget: string): string => `**/bezel/*/${manifest.widgets[widget]!.module}*`

/** Path of a chunk in dist, by its name in the build. */
export function fileOf(name: string): string {
  const file = Object.keys(manifest.files).find((path) => manifest.files[path]!.name === name)
  if (!file) throw new Error(`No chunk ${name}`)
  return file
}

/** Matches the URL of a shared chunk, by its name in `.rollup/chunks.mjs`. */
export const chunkOf = (name: string): string => `**/bezel/*/${fileOf(name)}*`

/** Console lines of the bundle from now on, each up to its first line break. */
export function collectWarnings(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (line) => {
    if (line.text().startsWith('Bezel')) lines.push(line.text().split('\n')[0]!)
  })
  return lines
}

/** Events of a type that reach the window of pages opened from now on, by the name of the widget. */
export async function collectEvents(page: Page, type: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((name) => {
    const events: string[] = []
    Object.assign(window, { [`events ${name}`]: events })
    addEventListener(name, (event) => events.push((event as CustomEvent<{ name: string }>).detail.name))
  }, type)
  return () => page.evaluate((name) => (window as never)[`events ${name}`] as string[], type)
}

/** Lets a widget's component throw when its properties fulfil a condition, written as an expression over `p`. */
export async function breakRender(page: Page, name: string, condition: string): Promise<void> {
  const start = new RegExp(`([\\w$]+)\\((\\{name:"${name}",component:)`)
  await page.route('**/bezel/*/{c,widgets}/*.js', (route) => {
    // The answers are not read from the server: a page that is left meanwhile disposes of its responses.
    const path = new URL(route.request().url()).pathname.split('/').slice(-2).join('/')
    const source = readFileSync(new URL(`../../dist/${path}`, import.meta.url), 'utf8')
    if (!start.test(source)) return route.continue()
    const broken = `V=>p=>{if(${condition})throw Error("broken on purpose");return V(p)}`
    const wrap = `(definition=>$1({...definition,component:(${broken})(definition.component)}))($2`
    return route.fulfill({ contentType: 'text/javascript', body: source.replace(start, wrap) })
  })
}
