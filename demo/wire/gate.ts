import { Refusal, refused } from './answers'
import { formKeyIsValid, isRest } from './session'
import type { Visit } from '../visit'

/** Controllers whose POST is refused without an Ajax header or a form key (a.5). */
const GUARDED =
  /^\/(checkout|customer|wishlist|paypal|afterpay|clearpay|atome|oceanpayment\w*|shipping|visitor|directory|stores|[\w-]+-ext-payment)\//

/** What stands before every controller; an answer here means the controller is never asked. */
export function gate(visit: Visit, path: string): Response | undefined {
  if (isRest(path)) return restGate(visit, path)
  if (visit.request.method !== 'POST' || !GUARDED.test(path)) return undefined
  if (visit.shop.rotateFormKey && visit.parameter('form_key')) return rotate(visit)
  if (visit.isAjax || formKeyIsValid(visit)) return undefined
  visit.say('error', visit.translate('Invalid Form Key. Please refresh the page.'))
  return visit.redirect(visit.backTo())
}

function rotate(visit: Visit): Response {
  visit.shop.rotateFormKey = false
  visit.session.formKey = visit.shop.random.text(16)
  visit.setCookie('form_key', visit.session.formKey, { maxAge: 3600 })
  visit.say('error', visit.translate('Invalid Form Key. Please refresh the page.'))
  return visit.redirect(visit.backTo('/checkout/cart/'))
}

function restGate({ request, body }: Visit, path: string): Response | undefined {
  const { method } = request
  if (!['GET', 'POST', 'PUT', 'DELETE'].includes(method)) {
    return refused(new Refusal(405, `The ${method} HTTP method is not supported.`))
  }
  if (!/^\/rest\/(default|all)\//.test(path) && !path.startsWith('/rest/V1/')) {
    return refused(new Refusal(400, 'Specified request cannot be processed.'))
  }
  const accept = request.headers.get('accept') ?? '*/*'
  if (!/\*\/\*|application\/(json|\*)/.test(accept)) return brokenPage()
  const complaint = (method === 'POST' || method === 'PUT') && body !== '' && complaintAbout(request, body)
  return complaint ? refused(new Refusal(400, complaint)) : undefined
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

/** PHP's last word: a page where JSON was expected. */
export const brokenPage = () =>
  new Response('<!doctype html><title>There has been an error processing your request</title>', {
    status: 500,
    headers: { 'content-type': 'text/html; charset=UTF-8' },
  })
