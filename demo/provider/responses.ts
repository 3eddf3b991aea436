/** Answers of the provider's host; pages of its own run under a policy that allows nothing inline. */
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
const kept = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' }

export const page = (html: string, status = 200): Response =>
  new Response(html, {
    status,
    headers: headers('text/html', { 'content-security-policy': policy, 'cache-control': 'no-store' }),
  })

export const file = (type: string, text: string): Response =>
  new Response(text, { headers: headers(type, kept) })

export const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: headers('application/json', { 'cache-control': 'no-store' }),
  })

export const missing = (): Response =>
  new Response('Not found', { status: 404, headers: headers('text/plain') })

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in markup and attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!)
