import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newToken } from '../shop/captcha/captchas'
import type { Route } from '../route'
import type { RequestContext } from '../request-context'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'self'"

const own = (name: string) => readFile(join(import.meta.dirname, name), 'utf8')

const file = async (name: string, type: string) =>
  new Response(await own(name), {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' },
  })

/** The content of each frame. Its script enables the controls once it listens: a press before that would be lost. */
const FRAMES: Record<string, string> = {
  anchor: '<label><input type="checkbox" disabled> I’m not a robot</label><p>reCAPTCHA demo</p>',
  badge: '<p>protected by reCAPTCHA demo</p>',
  bframe:
    '<p>Are you a person?</p><button type="button" id="verify" disabled>Verify</button> <button type="button" id="close" disabled>Close</button>',
}

/** A stand-in for the provider: its script, its frames and its tokens. */
export const reCaptchaRoutes: Route[] = [
  { method: 'GET', path: '/recaptcha/api.js', handle: () => file('api.js', 'text/javascript') },
  { method: 'GET', path: '/recaptcha/frame.js', handle: () => file('frame.js', 'text/javascript') },
  { method: 'GET', path: '/recaptcha/frame.css', handle: () => file('frame.css', 'text/css') },
  { method: 'GET', path: '/recaptcha/api2/:frame', handle: frame },
  { method: 'POST', path: '/recaptcha/api2/userverify', handle: ({ shop }) => new Response(newToken(shop)) },
]

function frame({ url }: RequestContext, { frame: name = '' }: Record<string, string>): Response {
  const content = FRAMES[name]
  if (!content) return new Response('', { status: 404 })
  const isDark = url.searchParams.get('theme') === 'dark'
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>reCAPTCHA</title><link rel="stylesheet" href="/recaptcha/frame.css"></head><body${isDark ? ' class="dark"' : ''}><main>${content}</main><script type="module" src="/recaptcha/frame.js"></script></body></html>`
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  })
}
