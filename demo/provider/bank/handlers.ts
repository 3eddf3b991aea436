import type { RequestContext } from '../../request-context'
import { decodeToken, secureAction } from '../actions'
import { paymentRecords, type Payment } from '../payment-records'
import { ownFile } from '../own-file'
import { answerStep } from '../payments'
import { answer, file, missing } from '../responses'
import { challengePage, gonePage, notifyPage, redirectPage } from './pages'

/** Style and script of the provider's pages. */
export async function serveAsset(name: string): Promise<Response> {
  if (name === 'page.css') return file('text/css', await ownFile(`bank/${name}`))
  if (name === 'notify.js') return file('text/javascript', await ownFile(`bank/${name}`))
  return missing()
}

const byId = ({ shop }: RequestContext, id: unknown) => paymentRecords(shop).payments.get(String(id))
const isWaiting = (payment: Payment, code: Payment['resultCode']) =>
  payment.resultCode === code && !payment.answer

/** The Drop-in's own look at the browser, unless its `risk` option is off: it learns nothing here. */
export const deviceFingerprint = ({ url }: RequestContext): Response =>
  notifyPage({ type: 'deviceFingerprint', value: 'bezel-demo' }, url.origin)

/** The hidden frame that looks at the browser: it says at once that it has seen enough. */
export function fingerprint(context: RequestContext): Response {
  const { threeDSServerTransID } = decodeToken(context.form().get('threeDSMethodData') ?? '')
  const payment = byId(context, threeDSServerTransID)
  if (!payment) return gonePage()
  return notifyPage({ type: 'fingerPrintResult', result: { threeDSCompInd: 'Y' } }, context.url.origin)
}

/** What the Drop-in asks after the fingerprint: here the bank always wants a challenge. */
export function afterFingerprint(context: RequestContext): Response {
  const body = context.json() as { paymentData?: string } | undefined
  const payment = byId(context, body?.paymentData)
  if (!payment)
    return answer(
      { status: 422, errorCode: '14_0', message: 'Unknown payment', errorType: 'validation' },
      422,
    )
  return answer({ type: 'threeDS2', action: secureAction(payment, 'challenge', context.url.origin) })
}

export function challenge(context: RequestContext): Response {
  const { acsTransID } = decodeToken(context.form().get('creq') ?? '')
  const payment = byId(context, acsTransID)
  if (!payment) return gonePage()
  return isWaiting(payment, 'IdentifyShopper') ? challengePage(payment) : gonePage(payment.locale)
}

const replies = ['approve', 'decline', 'cancel'] as const
const replyIn = (context: RequestContext) =>
  replies.find((reply) => reply === context.form().get('answer')) ?? 'cancel'

/** The shopper has answered in the frame: the page around it hears the bank's word. */
export function challengeAnswer(context: RequestContext): Response {
  const payment = byId(context, context.form().get('payment'))
  if (!payment) return gonePage()
  answerStep(payment, replyIn(context))
  const approved = payment.answer === 'approve' && payment.passes
  const transStatus = approved ? 'Y' : payment.answer === 'cancel' ? 'U' : 'N'
  return notifyPage({ type: 'challengeResult', result: { transStatus } }, context.url.origin)
}

export function redirectQuestion(context: RequestContext, id: string): Response {
  const payment = byId(context, id)
  if (!payment) return gonePage()
  if (!isWaiting(payment, 'RedirectShopper')) return gonePage(payment.locale)
  context.session.data.unpaid = String(payment.orderId)
  return redirectPage(payment)
}

/** The address to go back to; one that is not the shop's becomes its home page. */
function shopPage({ url }: RequestContext, address: string): URL {
  const known = URL.canParse(address, url.origin) ? new URL(address, url.origin) : undefined
  return known?.origin === url.origin ? known : new URL('/', url.origin)
}

/** The shopper has answered on the page of its own: back to the shop. */
export function redirectAnswer(context: RequestContext, id: string): Response {
  const payment = byId(context, id)
  if (!payment) return gonePage()
  answerStep(payment, replyIn(context))
  delete context.session.data.unpaid
  const back = shopPage(context, payment.returnUrl)
  back.searchParams.set('redirectResult', payment.id)
  return new Response(null, { status: 303, headers: { location: back.href } })
}
