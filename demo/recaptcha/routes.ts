import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { html } from 'hono/html'
import { newToken } from '../shop/captcha/captchas.ts'
import type { Markup } from '../markup.ts'
import type { Route } from '../route.ts'
import type { RequestContext } from '../request-context.ts'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'self'"

const own = (name: string) => readFile(join(import.meta.dirname, name), 'utf8')

const file = async (name: string, type: string) =>
  new Response(await own(name), {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' },
  })

/** The content of each frame. Its script enables the controls once it listens: a press before that would be lost. */
const FRAMES: Record<string, Markup> = {
  anchor: html`<label><input type="checkbox" disabled /> I’m not a robot</label>
    <p>reCAPTCHA demo</p>`,
  badge: html`<p>protected by reCAPTCHA demo</p>`,
  bframe: html`<p>Are you a person?</p>
    <button type="button" id="verify" disabled>Verify</button>
    <button type="button" id="close" disabled>Close</button>`,
}

/** A stand-in for the provider: its script, its frames and its tokens. */
export const reCaptchaRoutes: Route[] = [
  { method: 'GET', path: '/recaptcha/api.js', handle: () => file('api.js', 'text/javascript') },
  { method: 'GET', path: '/recaptcha/frame.js', handle: () => file('frame.js', 'text/javascript') },
  { method: 'GET', path: '/recaptcha/frame.css', handle: () => file('frame.css', 'text/css') },
  { method: 'GET', path: '/recaptcha/api2/:frame', handle: frame },
  { method: 'POST', path: '/recaptcha/api2/userverify', handle: ({ shop }) => new Response(newToken(shop)) },
]

async function frame(
  { url }: RequestContext,
  { frame: name = '' }: Record<string, string>,
): Promise<Response> {
  const content = FRAMES[name]
  if (!content) return new Response('', { status: 404 })
  const isDark = url.searchParams.get('theme') === 'dark'
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>reCAPTCHA</title>
        <link rel="stylesheet" href="/recaptcha/frame.css" />
      </head>
      <body${isDark && html` class="dark"`}>
        <main>${content}</main>
        <script type="module" src="/recaptcha/frame.js"></script>
      </body>
    </html>`
  return new Response(page.toString(), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  })
}
