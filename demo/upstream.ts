import { pageRoutes } from './pages/routes'
import { router } from './route'
import type { Storefront } from './storefront'

type Server = Pick<Storefront, 'fetch'>

/** The demo's own cookies beside the real shop's of the same names. */
const OWN = 'demo-'

const isPage = router(pageRoutes)

/**
 * The demo's pages before another shop: what a page needs of its own comes from here, every call goes to the shop at
 * that origin as if the browser had asked there. `say` hears once of each call that shop does not know.
 */
export function throughUpstream(pages: Server, origin: string, say: (word: string) => void): Server {
  const told = new Set<string>()
  const tell = (word: string) => {
    if (!told.has(word)) say(word)
    told.add(word)
    return new Response(JSON.stringify({ message: word }), {
      status: word.includes('reached') ? 502 : 404,
      headers: { 'content-type': 'application/json' },
    })
  }
  return {
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      if (isPage(request.method, pathname)) return ownPage(pages, request)
      const call = `${request.method} ${pathname}`
      const answer = await ask(request, origin + pathname + search, origin).catch(() => undefined)
      if (!answer) return tell(`${origin} cannot be reached for ${call}`)
      if (await isUnknown(answer)) return tell(`${origin} has no ${call}`)
      return here(answer, origin, request.url)
    },
  }
}

async function ownPage(pages: Server, request: Request): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.set('cookie', cookiesOf(request, (name) => name.startsWith(OWN)).replaceAll(OWN, ''))
  const body = request.method === 'GET' ? undefined : await request.text()
  const answer = await pages.fetch(new Request(request.url, { method: request.method, headers, body }))
  return withCookies(answer, (cookie) => OWN + cookie)
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
  const body = request.method === 'GET' ? undefined : await request.arrayBuffer()
  return fetch(address, { method: request.method, headers, body, redirect: 'manual' })
}

/** A page where data should be, or Magento's word for a path nothing answers; other 404s are answers. */
async function isUnknown(answer: Response): Promise<boolean> {
  if (answer.status !== 404) return false
  const text = await answer.clone().text()
  return /^\s*</.test(text) || text.includes('does not match any route')
}

/** Redirects and cookies of the shop, as if it stood here without encryption. */
function here(answer: Response, origin: string, url: string): Response {
  const own = withCookies(answer, (cookie) => cookie.replace(/;\s*(domain=[^;]*|secure|samesite=none)/gi, ''))
  const target = own.headers.get('location')
  if (target?.startsWith(origin))
    own.headers.set('location', new URL(url).origin + target.slice(origin.length))
  return own
}

/** The same answer with other cookie lines, unpacked and of unknown length. */
function withCookies(answer: Response, change: (cookie: string) => string): Response {
  const headers = new Headers(answer.headers)
  for (const name of ['set-cookie', 'content-encoding', 'content-length', 'transfer-encoding', 'connection'])
    headers.delete(name)
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', change(cookie))
  return new Response(answer.body, { status: answer.status, headers })
}
