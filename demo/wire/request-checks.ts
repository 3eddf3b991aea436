import { isStore } from '../shop/directory/store-views.ts'
import { RestError, errorResponse } from './responses.ts'
import { formKeyIsValid, isRest } from './session.ts'
import type { RequestContext } from '../request-context.ts'

/** Controllers that refuse a POST without an Ajax header or a form key (wire: refused-form). */
const GUARDED =
  /^\/(checkout|captcha|customer|wishlist|paypal|afterpay|clearpay|atome|oceanpayment\w*|shipping|visitor|withdrawal|directory|stores|[\w-]+-ext-payment)\//

/** Magento's checks before every controller; a response from here replaces the controller's. */
export function checkRequest(context: RequestContext, path: string): Response | undefined {
  if (isRest(path)) return checkRestRequest(context, path)
  if (context.request.method !== 'POST' || !GUARDED.test(path)) return undefined
  if (context.shop.rotateFormKey && context.parameter('form_key')) return rotate(context)
  if (context.isAjax || formKeyIsValid(context)) return undefined
  context.addMessage('error', context.translate('Invalid Form Key. Please refresh the page.'))
  return context.redirect(context.backTo())
}

function rotate(context: RequestContext): Response {
  context.shop.rotateFormKey = false
  context.session.formKey = context.shop.random.text(16)
  context.setCookie('form_key', context.session.formKey, { maxAge: 3600 })
  context.addMessage('error', context.translate('Invalid Form Key. Please refresh the page.'))
  return context.redirect(context.backTo('/checkout/cart/'))
}

function checkRestRequest({ request, body }: RequestContext, path: string): Response | undefined {
  const { method } = request
  if (!['GET', 'POST', 'PUT', 'DELETE'].includes(method)) {
    return errorResponse(new RestError(405, `The ${method} HTTP method is not supported.`))
  }
  const [, store = ''] = /^\/rest\/(\w+)\//.exec(path) ?? []
  if (!isStore(store) && store !== 'all' && store !== 'V1') {
    return errorResponse(new RestError(400, 'Specified request cannot be processed.'))
  }
  const accept = request.headers.get('accept') ?? '*/*'
  if (!/\*\/\*|application\/(json|\*)/.test(accept)) return phpErrorPage()
  const complaint = (method === 'POST' || method === 'PUT') && body !== '' && complaintAbout(request, body)
  return complaint ? errorResponse(new RestError(400, complaint)) : undefined
}

function complaintAbout(request: Request, body: string): string | undefined {
  const type = request.headers.get('content-type') ?? ''
  if (!type) return 'Content-Type header is empty.'
  const [media = '', charset] = type.toLowerCase().split(/;\s*charset=/)
  if (media.trim() !== 'application/json') {
    return `Server cannot understand Content-Type HTTP header media type ${media.trim()}`
  }
  if (charset && charset !== 'utf-8') return 'UTF-8 is the only supported charset.'
  try {
    JSON.parse(body)
    return undefined
  } catch {
    return 'Decoding error.'
  }
}

/** PHP's error page, also where JSON was expected. */
export const phpErrorPage = () =>
  new Response('<!doctype html><title>There has been an error processing your request</title>', {
    status: 500,
    headers: { 'content-type': 'text/html; charset=UTF-8' },
  })
