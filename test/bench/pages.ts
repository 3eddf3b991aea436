import { readFileSync } from 'node:fs'
import { headFor, type HeadOptions } from '../../loader/head.mjs'
import { peerHead } from './peers/pages.ts'

/** The build to measure. */
export const DIST = process.env.BEZEL_DIST ?? 'dist'

export const BASE = '/bezel/bench/'

const CONFIG = JSON.stringify({
  baseUrl: '/',
  locale: 'en-US',
  currency: 'USD',
  cardProvider: 'adyen',
  routes: { cart: '/checkout/cart', checkout: '/checkout' },
})

type Manifest = HeadOptions['manifest']

interface Built extends Manifest {
  files: Record<string, { sha256?: string; imports?: string[]; dynamicImports?: string[] }>
}

const manifest = () => JSON.parse(readFileSync(`${DIST}/manifest.json`, 'utf8')) as Built

/** A built module and all it may need before the payment library. */
function modulesOf(name: string, { files }: Pick<Built, 'files'>, seen = new Set<string>()): Set<string> {
  const file = files[name]
  if (seen.has(name) || !file || /adyen|purify|debug|pseudo/.test(name)) return seen
  seen.add(name)
  for (const next of [...(file.imports ?? []), ...(file.dynamicImports ?? [])])
    modulesOf(next, { files }, seen)
  return seen
}

const preload = (urls: string[]) => urls.map((url) => `<link rel="modulepreload" href="${url}">`).join('')
const style = (url: string) => `<link rel="stylesheet" href="${url}">`
const script = (url: string) => `<script type="module" src="${url}"></script>`

/** Our styles, loader and modules, fetched before the widget starts. */
function ownFiles(widget: string): string {
  const built = manifest()
  const styles = ['base', widget, `${widget}-steps`].map((name) => `widgets/${name}.css`)
  const there = styles.filter((name) => built.files[name])
  const modules = ['loader.js', ...modulesOf(`widgets/${widget}.js`, built)]
  return there.map((name) => style(BASE + name)).join('') + preload(modules.map((name) => BASE + name))
}

/** Returns the lines that `dist/head.html` has for a page with this widget. */
function headFile(widget: string): string {
  const snippet = readFileSync(`${DIST}/count-snippet.js`, 'utf8')
  return `<script>${snippet}</script>${headFor([widget], { manifest: manifest(), folder: BASE })}`
}

const DATA = '/checkout/config/data'
const FLOOR_DATA = `<link rel="preload" as="fetch" crossorigin href="${DATA}">`

/** Returns the head for a work and a contender; see `benchPage`. */
function head(work: string, contender: string): string {
  const widget = work === 'islands' ? 'progress' : work
  const [kind = '', ready] = contender.split('-')
  if (kind === 'ours') return ready === 'parts' ? ownFiles(widget) : script(`${BASE}loader.js`)
  if (kind === 'head') return headFile(widget) + script(`${BASE}loader.js`)
  const peer = peerHead(kind)
  if (peer) return peer
  const url = `/floors/${work}.${kind}.js`
  const looks = style('/floors/plain.css')
  return ready === 'parts' ? looks + preload([url]) : looks + FLOOR_DATA + script(url)
}

const island = (mount: string) =>
  `<div data-widget="progress" style="height:50px;overflow:hidden"${mount}></div>`

function body(work: string, isHeld: boolean, search: URLSearchParams): string {
  if (work === 'islands')
    return island(search.has('visible') ? ' data-mount="visible"' : '').repeat(Number(search.get('markers')))
  if (work === 'cart-drawer')
    return `<div data-widget="${work}" data-trigger="#minicart" data-mount="interaction"><a id="minicart" href="/checkout/cart">Cart</a></div>`
  return `<div data-widget="${work}"${isHeld ? ' data-mount="manual"' : ''}></div>`
}

/**
 * The page `/bench/{work}/{contender}`. Contenders: `floor`, `stack`, `ours` by the script tag alone, `head` with the
 * head file as well; each with `-parts` for its files fetched and none of them run. The peers `shopify` and `adobe` have
 * only the page of the cart.
 */
export function benchPage({ pathname, searchParams }: URL): string | undefined {
  const [, work, contender] = /^\/bench\/([a-z-]+)\/([a-z-]+)$/.exec(pathname) ?? []
  if (!work || !contender) return undefined
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${work}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
    <style>body{margin:0}</style>
    <script type="application/json" id="bezel-config">${CONFIG}</script>
    ${head(work, contender)}</head><body>${body(work, contender.endsWith('-parts'), searchParams)}</body></html>`
}
