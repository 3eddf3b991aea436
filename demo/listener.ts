import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { developmentRoutes } from './dev/routes.ts'
import type { Storefront } from './storefront.ts'
import { ConnectionCut } from './wire/responses.ts'

export const YOUR_PAGE = '/my-page'

interface ListenerOptions {
  shop: Pick<Storefront, 'fetch'>
  /** The folder of the build, which is served under `/bezel/<any version>/`. */
  built: string
  /** An HTML file that is served as `/my-page`; it is read again for each request. */
  page?: string
  /** The folder of `npm run dev`. */
  development?: string
}

/** The request listener of a Node server: built files, your own page, and everything else from the shop. */
export function listener({ shop, built, page, development }: ListenerOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(
    '/bezel/:version/*',
    builtHeaders(built),
    compress(),
    etag(),
    serveStatic({ root: built, rewriteRequestPath: inBuild }),
  )
  if (page) app.get(YOUR_PAGE, unstored, serveStatic({ path: page }))
  if (development) app.route('/__dev', developmentRoutes(development))
  app.all('*', ({ req }) => shop.fetch(req.raw))
  app.onError((error, { env, req }) => {
    if (error instanceof ConnectionCut) {
      env.incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
    }
    console.error(`${req.method} ${req.url}`, error)
    return new Response('The demo shop failed; its console shows the error.', { status: 500 })
  })
  return getRequestListener(app.fetch, { overrideGlobalObjects: false })
}

const inBuild = (path: string): string => path.replace(/^\/bezel\/[^/]+\//, '')

/** The files in the folder `c` are named by their content, so browsers may keep them for ever. */
const builtHeaders =
  (built: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (c.res.status === 404) return
    const file = inBuild(c.req.path)
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Cache-Control', file.startsWith('c/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (/\.m?ts$/.test(file)) c.header('Content-Type', 'text/plain; charset=utf-8')
    if (existsSync(join(built, `${file}.map`))) c.header('SourceMap', `${basename(file)}.map`)
  }

const unstored: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-store')
}
