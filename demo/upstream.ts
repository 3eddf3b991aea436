import { Hono } from 'hono'
import { upstreamPageRoutes } from './pages/routes.ts'
import { rewriteResponse, withCookies } from './upstream-response.ts'
import { createStorefront, type Storefront } from './storefront.ts'

/** Prefix of the demo's own cookies, which have the same names as the upstream shop's. */
const OWN = 'demo-'

/**
 * Serves the demo's pages in front of a real Magento. Requests for anything but those pages are forwarded to
 * `origin`, and the responses are rewritten for this origin. The function `warn` is called once for each call
 * the shop does not know or cannot answer.
 */
export function throughUpstream(origin: string, warn: (text: string) => void): Pick<Storefront, 'fetch'> {
  const warned = new Set<string>()
  const fail = (text: string, status: number) => {
    if (!warned.has(text)) warn(text)
    warned.add(text)
    return Response.json({ message: text }, { status })
  }
  async function forward(request: Request, path: string): Promise<Response> {
    const call = `${request.method} ${path.split('?')[0]}`
    const response = await send(request, origin + path, origin).catch(() => undefined)
    if (!response) return fail(`${origin} cannot be reached for ${call}`, 502)
    if (await isUnknown(response)) return fail(`${origin} has no ${call}`, 404)
    return rewriteResponse(response, origin, request.url)
  }
  async function getJson(request: Request, path: string): Promise<Record<string, object>> {
    const response = await forward(new Request(request.url, { headers: request.headers }), path)
    return response.ok ? ((await response.json().catch(() => ({}))) as Record<string, object>) : {}
  }
  async function visitor(request: Request) {
    const [storeContext, { customer, cart }] = await Promise.all([
      getJson(request, '/oneday/context'),
      getJson(request, '/customer/section/load/?sections=cart,customer'),
    ])
    return { ...storeContext, ...customer, ...cart }
  }
  const routes = upstreamPageRoutes({ origin, visitor })
  const pages = createStorefront({ pages: routes })
  const app = new Hono({ strict: false })
  for (const { method, path } of routes) {
    app.on(method, path, async ({ req: { raw } }) => {
      const own = cookiesOf(raw, (name) => name.startsWith(OWN)).replaceAll(OWN, '')
      const { response, setCookies } = await pages.answer(raw, own)
      return withCookies(
        response,
        setCookies.map((cookie) => OWN + cookie),
      )
    })
  }
  app.notFound(({ req: { raw } }) => {
    const { pathname, search } = new URL(raw.url)
    return forward(raw, pathname + search)
  })
  return { fetch: async (request) => app.fetch(request) }
}

const cookiesOf = (request: Request, isWanted: (name: string) => boolean): string =>
  (request.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((pair) => isWanted(pair))
    .join('; ')

const FORWARDED = ['accept', 'accept-language', 'content-type', 'user-agent', 'x-requested-with']

async function send(request: Request, address: string, origin: string): Promise<Response> {
  const headers = new Headers({ origin, referer: `${origin}/` })
  for (const name of FORWARDED) headers.set(name, request.headers.get(name) ?? '')
  headers.set(
    'cookie',
    cookiesOf(request, (name) => !name.startsWith(OWN)),
  )
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const body = hasBody ? await request.arrayBuffer() : undefined
  return fetch(address, { method: request.method, headers, body, redirect: 'manual' })
}

/** True for an HTML page or Magento's message for a path without a route; other 404s are responses of a known call. */
async function isUnknown(response: Response): Promise<boolean> {
  if (response.status !== 404) return false
  const text = await response.clone().text()
  return /^\s*</.test(text) || text.includes('does not match any route')
}
