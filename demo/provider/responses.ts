/** Responses of the provider's host; its pages have a security policy without inline scripts and styles. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ')

const headers = (type: string, more: Record<string, string> = {}) => ({
  'content-type': `${type}; charset=utf-8`,
  'x-content-type-options': 'nosniff',
  ...more,
})
const cached = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' }

export const page = (html: string, status = 200): Response =>
  new Response(html, {
    status,
    headers: headers('text/html', { 'content-security-policy': policy, 'cache-control': 'no-store' }),
  })

export const file = (type: string, text: string): Response =>
  new Response(text, { headers: headers(type, cached) })

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: headers('application/json', { 'cache-control': 'no-store' }),
  })

export const notFound = (): Response =>
  new Response('Not found', { status: 404, headers: headers('text/plain') })

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text escaped for HTML content and attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!)
