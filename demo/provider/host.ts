import type { RequestContext } from '../request-context'
import { walletChoice } from '../shop/express/wallets'
import { binLookup } from './cards/bin-lookup'
import { withoutDetour } from './config'
import { serveFrame } from './frame/serve'
import { appStatus, scannedCode } from './apps'
import { icon, logo } from './logos'
import { ownFile } from './own-file'
import {
  afterFingerprint,
  challenge,
  challengeAnswer,
  deviceFingerprint,
  fingerprint,
  redirectAnswer,
  redirectQuestion,
  serveAsset,
} from './bank/handlers'
import { json, file, notFound } from './responses'
import { approvePaypalOrder, readPaypalOrder } from './wallets/paypal-orders'

type Handle = (context: RequestContext, ...matches: string[]) => Response | Promise<Response>

const svg = (text: string) => file('image/svg+xml', text)

/** The Drop-in's translations; missing ones it shows in English. */
async function translations(locale: string): Promise<Response> {
  const path = `../../locales/${locale.slice(0, 2)}/card-form.json`
  const texts = await ownFile(path).catch(() => '{}')
  return file('application/json', texts)
}

/** What Apple gives a merchant it knows. */
const appleSession = ({ shop }: RequestContext): Response =>
  walletChoice(shop) === 'broken'
    ? json({ errorCode: '905_1' }, 403)
    : json({ data: btoa(JSON.stringify({ merchantSessionIdentifier: 'demo' })) })

/** Every path the Drop-in requests, below the mount. */
const endpoints: ['GET' | 'POST', RegExp, Handle][] = [
  ['GET', /^securedfields\/[^/]+\/[^/]+\/([\w.]+)$/, (_, name) => serveFrame(name)],
  ['GET', /^sdk\/[^/]+\/translations\/([a-zA-Z-]+)\.json$/, (_, locale) => translations(locale)],
  ['GET', /^images\/logos\/(?:[\w-]+\/)*([\w-]+)\.svg$/, (_, name) => svg(logo(name))],
  ['GET', /^images\/components\/([\w-]+)\.(?:svg|gif)$/, (_, name) => svg(icon(name))],
  ['GET', /^assets\/html\/[^/]+\/dfp\.[\d.]+\.html$/, deviceFingerprint],
  ['GET', /^pages\/([\w.]+)$/, (_, name) => serveAsset(name)],
  ['POST', /^v3\/bin\/binLookup$/, binLookup],
  ['POST', /^services\/PaymentInitiation\/v1\/status$/, appStatus],
  ['GET', /^utility\/v1\/barcode\.png$/, () => svg(scannedCode)],
  ['POST', /^v1\/submitThreeDS2Fingerprint$/, afterFingerprint],
  ['POST', /^v1\/applePay\/sessions$/, appleSession],
  ['GET', /^paypal\/orders\/([\w-]+)$/, readPaypalOrder],
  ['POST', /^paypal\/orders\/([\w-]+)\/approve$/, approvePaypalOrder],
  ['POST', /^v3\/analytics$/, () => json({ checkoutAttemptId: 'bezel-demo' })],
  ['POST', /^v3\/analytics\/.+$/, () => new Response(null, { status: 204 })],
  ['POST', /^3ds\/method$/, fingerprint],
  ['POST', /^3ds\/challenge$/, challenge],
  ['POST', /^3ds\/answer$/, challengeAnswer],
  ['GET', /^redirect\/(\w+)$/, (context, id) => redirectQuestion(context, id)],
  ['POST', /^redirect\/(\w+)$/, (context, id) => redirectAnswer(context, id)],
]

/** Serves the provider's host; `rest` is the path below the mount. */
export function serveProvider(context: RequestContext, rest: string): Response | Promise<Response> {
  const path = withoutDetour(rest)
  for (const [method, pattern, handle] of endpoints) {
    const found = method === context.request.method ? pattern.exec(path) : null
    if (found) return handle(context, ...found.slice(1))
  }
  return notFound()
}
