import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { html, raw } from 'hono/html'
import { isObject, type JsonObject, readObject } from '#lib/json.ts'
import type { RequestContext } from '../../request-context.ts'
import type { Route } from '../../route.ts'
import type { Markup } from '../../markup.ts'
import type { Page } from '../page.ts'

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../extensions')
const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css' }

const has = (file: string) => readdirSync(FOLDER).includes(file)
const textOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8')

/** The files of a kind of the extensions of demo/extensions that this visitor's pages have. */
const filesOf = ({ context }: Page, kind: string) =>
  namesOf(context)
    .map((name) => `${name}.${kind}`)
    .filter(has)

/** `?extensions=one,two` sets them for the pages of the visitor, until another list does. */
function namesOf({ url, session }: RequestContext): string[] {
  const chosen = url.searchParams.get('extensions') ?? session.data.extensions
  session.data.extensions = chosen
  return typeof chosen === 'string' ? chosen.split(',') : []
}

/** Their `.js` and `.css`, for the head. */
export function extensionHead(page: Page): Markup {
  return html`${filesOf(page, 'css').map(
    (file) => html`<link rel="stylesheet" href="/static/extensions/${file}" />`,
  )}
  ${filesOf(page, 'js').map(
    (file) => html`<script type="module" nonce="${page.nonce}" src="/static/extensions/${file}"></script>`,
  )}`
}

/** Their `.html`, for the body. */
export const extensionBody = (page: Page) => html`${filesOf(page, 'html').map((file) => raw(textOf(file)))}`

/** The page's configuration with their `.json`: objects are merged, lists are joined. */
export const withExtensions = (page: Page, config: JsonObject) =>
  filesOf(page, 'json').reduce<unknown>((all, file) => merged(all, readObject(textOf(file))), config)

function merged(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...(one as unknown[]), ...(other as unknown[])]
  if (!isObject(one) || !isObject(other)) return other
  return Object.entries(other).reduce(
    (all, [key, value]) => ({ ...all, [key]: merged(all[key], value) }),
    one,
  )
}

export const extensionRoute: Route = {
  method: 'GET',
  path: '/static/extensions/:file',
  handle: (_context, { file = '' }) => {
    const type = TYPES[file.split('.').pop()!]
    if (!type || !has(file)) return new Response('', { status: 404 })
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }
    return new Response(textOf(file), { headers })
  },
}
