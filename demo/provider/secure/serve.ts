import type { Visit } from '../../visit'
import { decoded, secureAction } from '../actions'
import { bookOf, type Payment } from '../book'
import { ownFile } from '../own-file'
import { answerStep } from '../payments'
import { answer, file, missing } from '../tell'
import { challengePage, gonePage, notifyPage, redirectPage } from './pages'

/** Style and script of the provider's pages. */
export async function serveAsset(name: string): Promise<Response> {
  if (name === 'page.css') return file('text/css', await ownFile(`secure/${name}`))
  if (name === 'notify.js') return file('text/javascript', await ownFile(`secure/${name}`))
  return missing()
}

const byId = ({ shop }: Visit, id: unknown) => bookOf(shop).payments.get(String(id))
const isWaiting = (payment: Payment, code: Payment['resultCode']) =>
  payment.resultCode === code && !payment.answer

/** The Drop-in's own look at the browser, unless its `risk` option is off: it learns nothing here. */
export const deviceFingerprint = ({ url }: Visit): Response =>
  notifyPage({ type: 'deviceFingerprint', value: 'bezel-demo' }, url.origin)

/** The hidden frame that looks at the browser: it says at once that it has seen enough. */
export function fingerprint(visit: Visit): Response {
  const { threeDSServerTransID } = decoded(visit.form().get('threeDSMethodData') ?? '')
  const payment = byId(visit, threeDSServerTransID)
  if (!payment) return gonePage()
  return notifyPage({ type: 'fingerPrintResult', result: { threeDSCompInd: 'Y' } }, visit.url.origin)
}

/** What the Drop-in asks after the fingerprint: here the bank always wants a challenge. */
export function afterFingerprint(visit: Visit): Response {
  const body = visit.json() as { paymentData?: string } | undefined
  const payment = byId(visit, body?.paymentData)
  if (!payment)
    return answer(
      { status: 422, errorCode: '14_0', message: 'Unknown payment', errorType: 'validation' },
      422,
    )
  return answer({ type: 'threeDS2', action: secureAction(payment, 'challenge', visit.url.origin) })
}

export function challenge(visit: Visit): Response {
  const { acsTransID } = decoded(visit.form().get('creq') ?? '')
  const payment = byId(visit, acsTransID)
  if (!payment) return gonePage()
  return isWaiting(payment, 'IdentifyShopper') ? challengePage(payment) : gonePage(payment.locale)
}

const replies = ['approve', 'decline', 'cancel'] as const
const replyIn = (visit: Visit) => replies.find((reply) => reply === visit.form().get('answer')) ?? 'cancel'

/** The shopper has answered in the frame: the page around it hears the bank's word. */
export function challengeAnswer(visit: Visit): Response {
  const payment = byId(visit, visit.form().get('payment'))
  if (!payment) return gonePage()
  answerStep(payment, replyIn(visit))
  const approved = payment.answer === 'approve' && payment.passes
  const transStatus = approved ? 'Y' : payment.answer === 'cancel' ? 'U' : 'N'
  return notifyPage({ type: 'challengeResult', result: { transStatus } }, visit.url.origin)
}

export function redirectQuestion(visit: Visit, id: string): Response {
  const payment = byId(visit, id)
  if (!payment) return gonePage()
  if (!isWaiting(payment, 'RedirectShopper')) return gonePage(payment.locale)
  visit.session.notes.unpaid = String(payment.orderId)
  return redirectPage(payment)
}

/** The address to go back to; one that is not the shop's becomes its home page. */
function shopPage({ url }: Visit, address: string): URL {
  const known = URL.canParse(address, url.origin) ? new URL(address, url.origin) : undefined
  return known?.origin === url.origin ? known : new URL('/', url.origin)
}

/** The shopper has answered on the page of its own: back to the shop. */
export function redirectAnswer(visit: Visit, id: string): Response {
  const payment = byId(visit, id)
  if (!payment) return gonePage()
  answerStep(payment, replyIn(visit))
  delete visit.session.notes.unpaid
  const back = shopPage(visit, payment.returnUrl)
  back.searchParams.set('redirectResult', payment.id)
  return new Response(null, { status: 303, headers: { location: back.href } })
}
