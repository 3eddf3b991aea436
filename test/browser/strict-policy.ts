import type { Page } from 'playwright/test'

/**
 * A page that redirects by itself: a real redirect would skip this route for the next page. It has the shop's script, since
 * a page fades into it.
 */
const lead = (to: string) =>
  `<!doctype html><script src="/static/page-transition.js"></script><meta http-equiv="refresh" content="0; url=${to.replace(/"/g, '%22')}">`

/**
 * Serves the shop's pages, those behind a redirect too, with a strict content security policy and Trusted Types.
 * Returns the paths of these pages. Any violation fails the test.
 */
export async function enforceStrictPolicy(page: Page) {
  const tightened: string[] = []
  await page.route(
    (url) =>
      !/\.(js|css|svg|woff2|json)$|^\/(rest|customer\/section|oneday|checkoutshopper(?!\/redirect)|__demo)\//.test(
        url.pathname,
      ),
    async (route) => {
      if (route.request().resourceType() !== 'document' || route.request().frame() !== page.mainFrame())
        return route.continue()
      const response = await route.fetch({ maxRedirects: 0 })
      const headers = response.headers()
      if (headers.location) return route.fulfill({ contentType: 'text/html', body: lead(headers.location) })
      const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1]
      if (!nonce) return route.fulfill({ response })
      const policy = [
        "default-src 'none'",
        `script-src 'nonce-${nonce}' 'strict-dynamic'`,
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "frame-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
      ].join('; ')
      tightened.push(new URL(route.request().url()).pathname)
      return route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } })
    },
  )
  return tightened
}
