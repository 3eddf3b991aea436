import { upstreamPageRoutes } from './pages/routes'
import { toHere, withCookies } from './upstream-response'
import { router } from './route'
import { createStorefront, type Storefront } from './storefront'

/** The demo's own cookies beside the real shop's of the same names. */
const OWN = 'demo-'

/**
 * The demo's pages before a real shop: whatever is no page of theirs goes to that shop as if the browser had asked there,
 * and comes back as if it stood here. `say` hears once of each call that shop does not know.
 */
export function throughUpstream(origin: string, say: (word: string) => void): Pick<Storefront, 'fetch'> {
  const told = new Set<string>()
  const tell = (word: string, status: number) => {
    if (!told.has(word)) say(word)
    told.add(word)
    return Response.json({ message: word }, { status })
  }
  async function forward(request: Request, path: string): Promise<Response> {
    const call = `${request.method} ${path.split('?')[0]}`
    const answer = await ask(request, origin + path, origin).catch(() => undefined)
    if (!answer) return tell(`${origin} cannot be reached for ${call}`, 502)
    if (await isUnknown(answer)) return tell(`${origin} has no ${call}`, 404)
    return toHere(answer, origin, request.url)
  }
  async function look(request: Request, path: string): Promise<Record<string, object>> {
    const answer = await forward(new Request(request.url, { headers: request.headers }), path)
    return answer.ok ? ((await answer.json().catch(() => ({}))) as Record<string, object>) : {}
  }
  async function visitor(request: Request) {
    const [storeContext, { customer, cart }] = await Promise.all([
      look(request, '/oneday/context'),
      look(request, '/customer/section/load/?sections=cart,customer'),
    ])
    return { ...storeContext, ...customer, ...cart }
  }
  const routes = upstreamPageRoutes({ origin, visitor })
  const pages = createStorefront({ pages: routes })
  const isPage = router(routes)
  return {
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      if (!isPage(request.method, pathname)) return forward(request, pathname + search)
      const own = cookiesOf(request, (name) => name.startsWith(OWN)).replaceAll(OWN, '')
      const { response, setCookies } = await pages.answer(request, own)
      return withCookies(
        response,
        setCookies.map((cookie) => OWN + cookie),
      )
    },
  }
}

const cookiesOf = (request: Request, isMeant: (name: string) => boolean): string =>
  (request.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((pair) => isMeant(pair))
    .join('; ')

const CARRIED = ['accept', 'accept-language', 'content-type', 'user-agent', 'x-requested-with']

async function ask(request: Request, address: string, origin: string): Promise<Response> {
  const headers = new Headers({ origin, referer: `${origin}/` })
  for (const name of CARRIED) headers.set(name, request.headers.get(name) ?? '')
  headers.set(
    'cookie',
    cookiesOf(request, (name) => !name.startsWith(OWN)),
  )
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const body = hasBody ? await request.arrayBuffer() : undefined
  return fetch(address, { method: request.method, headers, body, redirect: 'manual' })
}

/** A page where data should be, or Magento's word for a path nothing answers; other 404s are answers. */
async function isUnknown(answer: Response): Promise<boolean> {
  if (answer.status !== 404) return false
  const text = await answer.clone().text()
  return /^\s*</.test(text) || text.includes('does not match any route')
}
