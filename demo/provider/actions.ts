import type { Payment } from './payment-records.ts'
import { mount } from './config.ts'

/** An action for the Drop-in's `handleAction`. */
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
  | { type: 'await'; paymentMethodType: string; paymentData: string }
  | { type: 'qrCode'; paymentMethodType: string; paymentData: string; qrCodeData: string }
  | {
      type: 'voucher'
      paymentMethodType: string
      entity: string
      reference: string
      expiresAt: string
      totalAmount: Payment['amount']
    }

/** Whether the shopper confirms the payment in an app while the shop's page waits. */
export const confirmedInApp = ({ type }: Payment): boolean => type === 'blik' || type === 'swish'

const encoded = (content: Record<string, string>) => btoa(JSON.stringify(content))

/** The fields of a base64 or base64url token of JSON; empty when it cannot be decoded. */
export function decodeToken(token: string): Record<string, string> {
  try {
    const content: unknown = JSON.parse(atob(token.replaceAll('-', '+').replaceAll('_', '/')))
    return content && typeof content === 'object' ? (content as Record<string, string>) : {}
  } catch {
    return {}
  }
}

/** Token of the 3-D Secure fingerprint: a hidden frame loads the bank's page to identify the browser. */
const fingerprintToken = ({ id }: Payment, home: string) =>
  encoded({
    threeDSMethodNotificationURL: `${home}/3ds/method-notification`,
    threeDSMethodUrl: `${home}/3ds/method`,
    threeDSServerTransID: id,
    threeDSMessageVersion: '2.2.0',
  })

/** Token of the 3-D Secure challenge: a visible frame in which the shopper confirms the payment. */
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

function appAction({ id, type }: Payment): Action {
  const common = { paymentMethodType: type, paymentData: id }
  return type === 'swish' ? { type: 'qrCode', qrCodeData: id, ...common } : { type: 'await', ...common }
}

/** Three days to pay. */
const voucher = ({ id, type, amount }: Payment): Action => ({
  type: 'voucher',
  paymentMethodType: type,
  entity: '12101',
  reference: id.slice(-9).replace(/(\d{3})(?=\d)/g, '$1 '),
  expiresAt: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  totalAmount: amount,
})

/** The pending action of a payment; the provider's URLs are on the shop's `origin`. */
export function actionOf(payment: Payment, origin: string): Action | undefined {
  if (payment.resultCode === 'IdentifyShopper') return secureAction(payment, 'fingerprint', origin)
  if (payment.resultCode === 'PresentToShopper') return voucher(payment)
  if (payment.resultCode === 'Pending' && confirmedInApp(payment)) return appAction(payment)
  if (payment.resultCode !== 'RedirectShopper') return undefined
  const url = `${origin}${mount}/redirect/${payment.id}`
  return { type: 'redirect', method: 'GET', url, paymentMethodType: payment.type }
}
