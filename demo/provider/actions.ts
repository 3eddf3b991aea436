import type { Payment } from './payment-records'
import { mount } from './config'

/** What the Drop-in is to do next; keys as its `handleAction` reads them. */
export type Action =
  | { type: 'redirect'; method: 'GET'; url: string; paymentMethodType: string }
  | {
      type: 'threeDS2'
      subtype: 'fingerprint' | 'challenge'
      token: string
      paymentData: string
      authorisationToken: string
      paymentMethodType: string
    }

const encoded = (content: Record<string, string>) => btoa(JSON.stringify(content))

/** The fields of a base64 or base64url token; empty when it is none. */
export function decodeToken(token: string): Record<string, string> {
  try {
    const content: unknown = JSON.parse(atob(token.replaceAll('-', '+').replaceAll('_', '/')))
    return content && typeof content === 'object' ? (content as Record<string, string>) : {}
  } catch {
    return {}
  }
}

/** First half of 3-D Secure: a hidden frame asks the bank's page who the browser is. */
const fingerprintToken = ({ id }: Payment, home: string) =>
  encoded({
    threeDSMethodNotificationURL: `${home}/3ds/method-notification`,
    threeDSMethodUrl: `${home}/3ds/method`,
    threeDSServerTransID: id,
    threeDSMessageVersion: '2.2.0',
  })

/** Second half: a visible frame in which the shopper answers. */
const challengeToken = ({ id }: Payment, home: string) =>
  encoded({
    acsReferenceNumber: 'BEZEL-DEMO-ACS',
    acsTransID: id,
    acsURL: `${home}/3ds/challenge`,
    messageVersion: '2.2.0',
    threeDSNotificationURL: `${home}/3ds/answer`,
    threeDSServerTransID: id,
  })

export function secureAction(payment: Payment, subtype: 'fingerprint' | 'challenge', origin: string): Action {
  const makeToken = subtype === 'fingerprint' ? fingerprintToken : challengeToken
  return {
    type: 'threeDS2',
    subtype,
    token: makeToken(payment, origin + mount),
    paymentData: payment.id,
    authorisationToken: payment.id,
    paymentMethodType: 'scheme',
  }
}

/** The step a payment waits for, if any; the provider answers at the shop's own `origin`. */
export function actionOf(payment: Payment, origin: string): Action | undefined {
  if (payment.resultCode === 'IdentifyShopper') return secureAction(payment, 'fingerprint', origin)
  if (payment.resultCode !== 'RedirectShopper') return undefined
  const url = `${origin}${mount}/redirect/${payment.id}`
  return { type: 'redirect', method: 'GET', url, paymentMethodType: payment.type }
}
