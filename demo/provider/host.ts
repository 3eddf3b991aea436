import { basename } from 'node:path'
import type { RequestContext } from '../request-context.ts'
import type { Method, Route } from '../route.ts'
import { walletChoice } from '../shop/express/wallets.ts'
import { binLookup } from './cards/bin-lookup.ts'
import { addresses } from './config.ts'
import { serveFrame } from './frame/serve.ts'
import { appStatus, scannedCode } from './apps.ts'
import { icon, logo } from './logos.ts'
import { ownFile } from './own-file.ts'
import {
  afterFingerprint,
  challenge,
  challengeAnswer,
  deviceFingerprint,
  fingerprint,
  redirectAnswer,
  redirectQuestion,
  serveAsset,
} from './bank/handlers.ts'
import { json, file } from './responses.ts'
import { approvePaypalOrder, readPaypalOrder } from './wallets/paypal-orders.ts'

const svg = (text: string) => file('image/svg+xml', text)

/** The Drop-in's translations; missing ones it shows in English. */
async function translations(locale: string): Promise<Response> {
  const path = `../../locales/${locale.slice(0, 2)}/card-form.json`
  const texts = await ownFile(path).catch(() => '{}')
  return file('application/json', texts)
}

/** The session that Apple gives a merchant it knows. */
const appleSession = ({ shop }: RequestContext): Response =>
  walletChoice(shop) === 'broken'
    ? json({ errorCode: '905_1' }, 403)
    : json({ data: btoa(JSON.stringify({ merchantSessionIdentifier: 'demo' })) })

/** The name of a file without its folders and its ending. */
const nameOf = (path = ''): string => basename(path).replace(/\.\w+$/, '')

/** Every path that the Drop-in requests below an address of the host. */
const endpoints: [Method, string, Route['handle']][] = [
  ['GET', 'securedfields/:key/:version/:file', (_, { file }) => serveFrame(file)],
  ['GET', 'sdk/:version/translations/:file', (_, { file }) => translations(nameOf(file))],
  ['GET', 'images/logos/*', ({ url }) => svg(logo(nameOf(url.pathname)))],
  ['GET', 'images/components/:file', (_, { file }) => svg(icon(nameOf(file)))],
  ['GET', 'assets/html/:version/:file', deviceFingerprint],
  ['GET', 'pages/:file', (_, { file }) => serveAsset(file)],
  ['POST', 'v3/bin/binLookup', binLookup],
  ['POST', 'services/PaymentInitiation/v1/status', appStatus],
  ['GET', 'utility/v1/barcode.png', () => svg(scannedCode)],
  ['POST', 'v1/submitThreeDS2Fingerprint', afterFingerprint],
  ['POST', 'v1/applePay/sessions', appleSession],
  ['GET', 'paypal/orders/:id', (context, { id }) => readPaypalOrder(context, id!)],
  ['POST', 'paypal/orders/:id/approve', (context, { id }) => approvePaypalOrder(context, id!)],
  ['POST', 'v3/analytics', () => json({ checkoutAttemptId: 'bezel-demo' })],
  ['POST', 'v3/analytics/:id', () => new Response(null, { status: 204 })],
  ['POST', '3ds/method', fingerprint],
  ['POST', '3ds/challenge', challenge],
  ['POST', '3ds/answer', challengeAnswer],
  ['GET', 'redirect/:id', (context, { id }) => redirectQuestion(context, id!)],
  ['POST', 'redirect/:id', (context, { id }) => redirectAnswer(context, id!)],
]

/** The provider's host at each of its addresses. */
export const hostRoutes: Route[] = addresses.flatMap((address) =>
  endpoints.map(([method, path, handle]) => ({ method, path: `${address}/${path}`, handle })),
)
