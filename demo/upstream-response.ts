/** Content types whose bodies may contain the shop's own addresses, plain or escaped by PHP's JSON encoder. */
const HAS_ADDRESSES = /^(text\/html|text\/css|text\/javascript|application\/(json|javascript))/

/** Rewrites a response of the shop at `origin` for the origin of `url` (plain http): redirects, cookies, addresses. */
export async function rewriteResponse(response: Response, origin: string, url: string): Promise<Response> {
  const here = new URL(url).origin
  const rewrite = (text: string) =>
    text.replaceAll(origin, here).replaceAll(origin.replaceAll('/', '\\/'), here.replaceAll('/', '\\/'))
  const cookies = response.headers.getSetCookie()
  const rewritten = withCookies(
    HAS_ADDRESSES.test(response.headers.get('content-type') ?? '')
      ? new Response(rewrite(await response.text()), response)
      : response,
    cookies.map((cookie) => cookie.replace(/;\s*(domain=[^;]*|secure|samesite=none)/gi, '')),
  )
  const target = rewritten.headers.get('location')
  if (target?.startsWith(origin)) rewritten.headers.set('location', rewrite(target))
  return rewritten
}

/** Headers that no longer hold for a decoded body of another length. */
const DROPPED = ['set-cookie', 'content-encoding', 'content-length', 'transfer-encoding', 'connection']

/** The same response with other `Set-Cookie` headers, its body decoded and of unknown length. */
export function withCookies(response: Response, cookies: string[]): Response {
  const headers = new Headers(response.headers)
  for (const name of DROPPED) headers.delete(name)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(response.body, { status: response.status, headers })
}
