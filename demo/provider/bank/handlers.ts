import type { RequestContext } from '../../request-context.ts'
import { decodeToken, secureAction } from '../actions.ts'
import { paymentRecords, type Payment } from '../payment-records.ts'
import { ownFile } from '../own-file.ts'
import { answerStep } from '../payments.ts'
import { json, file, notFound } from '../responses.ts'
import { challengePage, gonePage, notifyPage, redirectPage } from './pages.ts'

/** Style and script of the provider's pages. */
export async function serveAsset(name = ''): Promise<Response> {
  if (name === 'page.css') return file('text/css', await ownFile(`bank/${name}`))
  if (name === 'notify.js') return file('text/javascript', await ownFile(`bank/${name}`))
  return notFound()
}

const byId = ({ shop }: RequestContext, id: unknown) => paymentRecords(shop).payments.get(String(id))
const isPending = (payment: Payment, code: Payment['resultCode']) =>
  payment.resultCode === code && !payment.answer

/** The Drop-in's device fingerprint for its `risk` option; always the same value. */
export const deviceFingerprint = ({ url }: RequestContext): Promise<Response> =>
  notifyPage({ type: 'deviceFingerprint', value: 'bezel-demo' }, url.origin)

/** Hidden frame of the 3-D Secure fingerprint; reports completion at once. */
export async function fingerprint(context: RequestContext): Promise<Response> {
  const { threeDSServerTransID } = decodeToken(context.form().get('threeDSMethodData') ?? '')
  const payment = byId(context, threeDSServerTransID)
  if (!payment) return gonePage()
  return notifyPage({ type: 'fingerPrintResult', result: { threeDSCompInd: 'Y' } }, context.url.origin)
}

/** The Drop-in's request after the fingerprint; the bank always requires a challenge. */
export function afterFingerprint(context: RequestContext): Response {
  const body = context.json() as { paymentData?: string } | undefined
  const payment = byId(context, body?.paymentData)
  if (!payment)
    return json({ status: 422, errorCode: '14_0', message: 'Unknown payment', errorType: 'validation' }, 422)
  return json({ type: 'threeDS2', action: secureAction(payment, 'challenge', context.url.origin) })
}

export async function challenge(context: RequestContext): Promise<Response> {
  const { acsTransID } = decodeToken(context.form().get('creq') ?? '')
  const payment = byId(context, acsTransID)
  if (!payment) return gonePage()
  return isPending(payment, 'IdentifyShopper') ? challengePage(payment) : gonePage(payment.locale)
}

const replies = ['approve', 'decline', 'cancel'] as const
const replyIn = (context: RequestContext) =>
  replies.find((reply) => reply === context.form().get('answer')) ?? 'cancel'

/** The form of the challenge frame; posts the bank's result to the page around it. */
export async function challengeAnswer(context: RequestContext): Promise<Response> {
  const payment = byId(context, context.form().get('payment'))
  if (!payment) return gonePage()
  answerStep(payment, replyIn(context))
  const approved = payment.answer === 'approve' && payment.passes
  const transStatus = approved ? 'Y' : payment.answer === 'cancel' ? 'U' : 'N'
  return notifyPage({ type: 'challengeResult', result: { transStatus } }, context.url.origin)
}

export async function redirectQuestion(context: RequestContext, id: string): Promise<Response> {
  const payment = byId(context, id)
  if (!payment) return gonePage()
  if (!isPending(payment, 'RedirectShopper')) return gonePage(payment.locale)
  context.session.data.unpaid = String(payment.orderId)
  return redirectPage(payment)
}

/** The return URL, or the shop's home page if it is of another origin. */
function shopPage({ url }: RequestContext, address: string): URL {
  const known = URL.canParse(address, url.origin) ? new URL(address, url.origin) : undefined
  return known?.origin === url.origin ? known : new URL('/', url.origin)
}

/** The form of the redirect page; redirects to the return URL. */
export async function redirectAnswer(context: RequestContext, id: string): Promise<Response> {
  const payment = byId(context, id)
  if (!payment) return gonePage()
  answerStep(payment, replyIn(context))
  delete context.session.data.unpaid
  const back = shopPage(context, payment.returnUrl)
  back.searchParams.set('redirectResult', payment.id)
  return new Response(null, { status: 303, headers: { location: back.href } })
}
