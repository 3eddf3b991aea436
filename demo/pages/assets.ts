import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Route } from '../route.ts'
import { drawing } from './drawings.ts'
import { extensionRoute } from './settings/extensions.ts'
import { walletRoute } from './settings/wallets.ts'

const pathOf = (path: string): string => join(dirname(fileURLToPath(import.meta.url)), path)
const modules = createRequire(import.meta.url)
const read = (path: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(path))

const SHEETS = [
  'fonts',
  'base',
  'frame',
  'settings-bar',
  'shop',
  'product',
  'reserved',
  'skeleton',
  'cart-items',
  'gallery-page',
  'gallery',
  'gallery-fields',
  'gallery-slots',
  'reading',
  'guide',
  'motion',
  'print',
]

const SCRIPTS = [
  'shop',
  'page-transition',
  'address-provider',
  'gallery',
  'gallery-checks',
  'gallery-preview',
  'gallery-slots',
  'hostile',
  'magento',
  'native',
]

const FONTS: Record<string, string> = {
  'cormorant-500-latin': '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2',
  'cormorant-500-latin-ext':
    '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-ext-500-normal.woff2',
  'inter-latin': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'inter-latin-ext': '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
}

const PICTURES = pathOf('../guide/pictures')

const cache = new Map<string, BodyInit>()

/** A response with a file of the theme, which is read once. `seconds`: how long browsers may cache it. */
function file(name: string, type: string, make: () => BodyInit, seconds = 300): Response {
  const body = cache.get(name) ?? make()
  cache.set(name, body)
  return new Response(body, { headers: headersOf(type, seconds) })
}

function headersOf(type: string, seconds: number): Record<string, string> {
  const control = `public, max-age=${seconds}`
  return { 'content-type': type, 'cache-control': control, 'x-content-type-options': 'nosniff' }
}

const YEAR = 31_536_000
const notFound = (): Response => new Response('', { status: 404 })

const SCRIPT = 'text/javascript; charset=utf-8'
const STYLE = 'text/css; charset=utf-8'
const SVG = 'image/svg+xml'

const icon = (): Response => file('icon.svg', SVG, () => read(pathOf('icon.svg')))

/** Styles, scripts, fonts and the icon of the pages. */
export const themeRoutes: Route[] = [
  {
    method: 'GET',
    path: '/static/theme.css',
    handle: () =>
      file('theme.css', STYLE, () =>
        SHEETS.map((name) => readFileSync(pathOf(`styles/${name}.css`), 'utf8')).join(''),
      ),
  },
  {
    method: 'GET',
    path: '/static/hostile.css',
    handle: () => file('hostile.css', STYLE, () => read(pathOf('styles/hostile.css'))),
  },
  ...SCRIPTS.map((name): Route => ({
    method: 'GET',
    path: `/static/${name}.js`,
    handle: () => file(`${name}.js`, SCRIPT, () => read(pathOf(`script/${name}.js`))),
  })),
  {
    method: 'GET',
    path: '/static/fonts/:name',
    handle: (_context, { name = '' }) => {
      const path = FONTS[name.replace(/\.woff2$/, '')]
      return path ? file(name, 'font/woff2', () => read(modules.resolve(path)), YEAR) : notFound()
    },
  },
  { method: 'GET', path: '/static/icon.svg', handle: icon },
  {
    method: 'GET',
    path: '/guide/pictures/:name',
    handle: (_context, { name = '' }) =>
      name.endsWith('.webp') && readdirSync(PICTURES).includes(name)
        ? file(name, 'image/webp', () => read(join(PICTURES, name)))
        : notFound(),
  },
  extensionRoute,
  walletRoute,
]

/** Product images. */
export const drawingRoutes: Route[] = [
  { method: 'GET', path: '/favicon.ico', handle: icon },
  {
    method: 'GET',
    path: '/media/catalog/:path{.+}',
    handle: (_context, { path = '' }) => {
      const name = (path.split('/').pop() ?? '').replace(/\.\w+$/, '')
      return new Response(drawing(name), { headers: headersOf(SVG, 86_400) })
    },
  },
]
