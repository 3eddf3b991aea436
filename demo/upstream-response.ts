/** Texts in which a shop names its own addresses, plainly or as PHP's JSON writes them. */
const SAYS_ADDRESSES = /^(text\/html|text\/css|text\/javascript|application\/(json|javascript))/

/** Another shop's answer as if it stood at `url`'s origin without encryption: redirects, cookies, addresses in it. */
export async function toHere(answer: Response, origin: string, url: string): Promise<Response> {
  const here = new URL(url).origin
  const moved = (text: string) =>
    text.replaceAll(origin, here).replaceAll(origin.replaceAll('/', '\\/'), here.replaceAll('/', '\\/'))
  const cookies = answer.headers.getSetCookie()
  const own = withCookies(
    SAYS_ADDRESSES.test(answer.headers.get('content-type') ?? '')
      ? new Response(moved(await answer.text()), answer)
      : answer,
    cookies.map((cookie) => cookie.replace(/;\s*(domain=[^;]*|secure|samesite=none)/gi, '')),
  )
  const target = own.headers.get('location')
  if (target?.startsWith(origin)) own.headers.set('location', moved(target))
  return own
}

const NOT_OURS = ['set-cookie', 'content-encoding', 'content-length', 'transfer-encoding', 'connection']

/** The same answer with other cookie lines, unpacked and of unknown length. */
export function withCookies(answer: Response, cookies: string[]): Response {
  const headers = new Headers(answer.headers)
  for (const name of NOT_OURS) headers.delete(name)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(answer.body, { status: answer.status, headers })
}
