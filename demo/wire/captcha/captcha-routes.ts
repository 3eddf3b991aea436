import { newPicture, PICTURE_FORMS } from '../../shop/captcha/captchas.ts'
import type { Route } from '../../route.ts'
import type { RequestContext } from '../../request-context.ts'
import { json } from '../responses.ts'
import { pictureUrl } from './captcha-config.ts'

/** Magento_Captcha (wire: picture-captcha). */
export const captchaRoutes: Route[] = [
  { method: 'POST', path: '/captcha/refresh', handle: refresh },
  { method: 'GET', path: '/media/captcha/base/:name', handle: picture },
]

function refresh(context: RequestContext): Response {
  const { shop, session } = context
  const { formId = context.parameter('formId') } = (context.json() ?? {}) as { formId?: unknown }
  const form = PICTURE_FORMS.find((each) => each === formId) ?? 'user_login'
  return json({ imgSrc: pictureUrl(context, newPicture(shop, session, form)) })
}

/** Magento draws a PNG; this is as hard to read for a person. */
function picture({ shop }: RequestContext, { name = '' }: Record<string, string>): Response {
  const word = shop.pictures.get(name.replace(/\.svg$/, ''))
  if (!word) return new Response('', { status: 404 })
  const letters = [...word].map((letter, at) => {
    const turn = ((letter.charCodeAt(0) * 7 + at * 13) % 40) - 20
    const x = 24 + at * 36
    return `<text x="${x}" y="36" transform="rotate(${turn} ${x} 28)">${letter}</text>`
  })
  const lines = '<path d="M4 40C60 4 120 60 208 12M4 14C80 44 140 2 208 36" fill="none" stroke="#555"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="212" height="50" font-family="Georgia,serif" font-size="32" text-anchor="middle"><rect width="212" height="50" fill="#fff"/>${letters.join('')}${lines}</svg>`
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } })
}
