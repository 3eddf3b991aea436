import { describe, expect, it } from 'vitest'
import { routed, type Method } from '../route.ts'
import { Shop } from '../shop/shop.ts'
import { RequestContext } from '../request-context.ts'
import { newSession } from '../wire/session.ts'
import { seal } from './cards/blob.ts'
import { providerConfig } from './config.ts'
import { providerRoutes } from './routes.ts'

const app = routed(providerRoutes)
const shop = new Shop()
const session = newSession(shop)

async function send(method: Method, address: string, body = ''): Promise<Response> {
  const url = new URL(address, 'http://localhost:9000')
  const request = new Request(url, { method, ...(body && { body }) })
  return app.fetch(request, new RequestContext(request, shop, session, body, new Map()))
}

describe('the provider’s host', () => {
  it.each(['http://localhost:8080', 'http://localhost:9000', 'http://127.0.0.1:41234'])(
    'gives %s an address that the Drop-in runs 3-D Secure under without https',
    (origin) => {
      const { api } = providerConfig(origin, 'de_DE').environmentUrls
      expect(api.startsWith(`${origin}/checkoutshopper/`)).toBe(true)
      expect(api).toContain('http://localhost:8080')
    },
  )

  it('answers below the address it gave', async () => {
    const { api } = providerConfig('http://localhost:9000', 'de_DE').environmentUrls
    const answer = await send('GET', `${api}securedfields/key/6.3.0/securedFields.html?type=card&d=x`)
    expect(await answer.text()).toContain('<input')
  })

  it.each(['de-DE', 'fr-FR', 'it-IT', 'es-ES', 'pl-PL', 'sv-SE', 'ja-JP'])(
    'speaks %s in the card form',
    async (locale) => {
      const answer = await send('GET', `/checkoutshopper/sdk/6.45.2/translations/${locale}.json`)
      const sentences = (await answer.json()) as Record<string, string>
      expect(sentences['creditCard.cardNumber.label']).toBeTruthy()
    },
  )

  it('leaves other languages to the Drop-in', async () => {
    const answer = await send('GET', '/checkoutshopper/sdk/6.45.2/translations/ko-KR.json')
    expect(await answer.json()).toEqual({})
  })

  it('knows whose card begins with six digits, and whether the shop takes it', async () => {
    const question = (bin: string) =>
      JSON.stringify({
        encryptedBin: seal('encryptedBin', bin),
        requestId: 'r1',
        supportedBrands: ['visa', 'mc'],
      })
    const look = async (bin: string) =>
      (await send('POST', '/checkoutshopper/v3/bin/binLookup?token=k', question(bin))).json()
    expect(await look('411111')).toMatchObject({
      requestId: 'r1',
      brands: [{ brand: 'visa', supported: true }],
    })
    expect(await look('370000')).toMatchObject({
      brands: [{ brand: 'amex', panLength: 15, supported: false }],
    })
    expect(await look('999999')).toEqual({ requestId: 'r1' })
  })

  it('has no page for a payment it does not know', async () => {
    expect((await send('GET', '/checkoutshopper/redirect/PSP1')).status).toBe(410)
  })

  it('refuses names outside its folders', async () => {
    expect((await send('GET', '/checkoutshopper/pages/serve.ts')).status).toBe(404)
    expect((await send('GET', '/checkoutshopper/somewhere/else')).status).toBe(404)
  })
})

describe('the shop’s side of it', () => {
  const methods = async (country: string, locale: string) => {
    const form = new URLSearchParams({ country_id: country, locale }).toString()
    const answer = await send('POST', '/adyen-ext-payment/payment/methods', form)
    const { paymentMethodsResponse } = (await answer.json()) as {
      paymentMethodsResponse: {
        paymentMethods: { type: string; name: string }[]
        storedPaymentMethods: unknown[]
      }
    }
    return paymentMethodsResponse
  }

  it('offers cards everywhere and klarna where it exists, in the shopper’s language', async () => {
    const { paymentMethods, storedPaymentMethods } = await methods('JP', 'ja_JP')
    expect(paymentMethods).toMatchObject([{ type: 'scheme', name: 'カード' }])
    expect(storedPaymentMethods).toEqual([])
    const types = (await methods('DE', 'de-DE')).paymentMethods.map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['scheme', 'klarna', 'klarna_account', 'klarna_paynow']))
  })

  it('does not know the payment of an order that was never placed', async () => {
    const result = await send('GET', '/rest/default/V1/adyen-ext-payment/999/payment-result')
    expect(result.status).toBe(404)
  })

  it('lets no guest remove a saved card', async () => {
    const path = '/rest/default/V1/adyen-ext-payment/dropin/disable-recurring-contract/8415'
    expect((await send('POST', path, '{}')).status).toBe(401)
  })

  it('sends an unknown return to the cart', async () => {
    const answer = await send('GET', '/adyen/process/result?redirectResult=made-up')
    expect(answer.headers.get('location')).toBe('http://localhost:9000/checkout/cart')
  })
})
