import type { Markup } from '../markup.ts'

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

export const page = async (markup: Markup | string, status = 200): Promise<Response> =>
  new Response((await markup).toString(), {
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
