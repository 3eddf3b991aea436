// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { builtFiles } from './built-files'
import { listener } from './listener'
import { createStorefront, type Storefront } from './storefront'
import type { Fault } from './shop/mood'

let server: Server
let shop: Storefront
let home: string

beforeEach(async () => {
  shop = createStorefront()
  server = createServer(listener(shop, builtFiles(new URL('../test/fixtures/', import.meta.url))))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  home = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const CONTEXT = '/oneday/context'
const under = (fault: Fault) => {
  shop.shop.moods.push({ match: `GET ${CONTEXT}`, fault, seen: 0 })
  return fetch(home + CONTEXT)
}

it('keeps a visitor by the session cookie, out of reach of scripts', async () => {
  const first = await fetch(`${home}/directory/currency/switch/?currency=JPY`, { redirect: 'manual' })
  const cookie = first.headers.getSetCookie().find((line) => line.startsWith('PHPSESSID='))
  expect(cookie).toContain('HttpOnly')
  const again = await fetch(home + CONTEXT, { headers: { cookie: cookie!.split(';')[0]! } })
  expect(await again.json()).toMatchObject({ currencyCode: 'JPY', currencyRate: 150 })
})

it('gives every reset a shop of its own, and visitors without one the last', async () => {
  const enter = async (currency: string) => {
    const answer = await fetch(`${home}/__demo/reset`, { method: 'POST', body: JSON.stringify({ currency }) })
    return answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
  }
  const [first, second] = [await enter('EUR'), await enter('JPY')]
  await fetch(`${home}/checkout/cart/items`, { headers: { cookie: first } })
  const seen = async (cookie: string) => {
    const ledger = await fetch(`${home}/__demo/ledger`, { headers: { cookie } })
    return ((await ledger.json()) as { requests: unknown[] }).requests.length
  }
  expect([await seen(first), await seen(second), await seen('')]).toEqual([1, 0, 0])
})

it('cuts the connection before an answer', async () => {
  await expect(under({ kind: 'abort' })).rejects.toThrow(TypeError)
})

it('cuts the connection in the middle of a good answer', async () => {
  const response = await under({ kind: 'cut-body' })
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow(TypeError)
})

it('sends half an answer, then lets the rest wait', async () => {
  const response = await under({ kind: 'slow-body', ms: 50 })
  expect(await response.json()).toMatchObject({ baseCurrencyCode: 'USD' })
})

it('never answers a call that hangs', async () => {
  shop.shop.moods.push({ match: `GET ${CONTEXT}`, fault: { kind: 'hang' }, seen: 0 })
  await expect(fetch(home + CONTEXT, { signal: AbortSignal.timeout(100) })).rejects.toThrow('timeout')
})

it('serves built files compressed, under any release, and nothing beside them', async () => {
  const file = await fetch(`${home}/bezel/1.0.0/cart.json`, { headers: { 'accept-encoding': 'gzip' } })
  expect(file.headers.get('content-encoding')).toBe('gzip')
  expect(file.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const outside = await fetch(`${home}/bezel/1.0.0/%2e%2e/setup.ts`)
  expect(outside.status).toBe(404)
})
