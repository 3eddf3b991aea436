// @vitest-environment node
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listener } from './listener.ts'
import { pageRoutes } from './pages/routes.ts'
import { createStorefront } from './storefront.ts'
import { throughUpstream } from './upstream.ts'

const built = 'test/fixtures'
let servers: Server[]
let warnings: string[]
let theirs: string
let home: string

async function serve(handle: RequestListener) {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  servers.push(server)
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

beforeEach(async () => {
  servers = []
  warnings = []
  theirs = await serve(listener({ shop: createStorefront({ pages: pageRoutes }), built }))
  home = await serve(listener({ shop: throughUpstream(theirs, (text) => warnings.push(text)), built }))
})
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

/** A visitor of the other shop; gives its cookies. */
async function enter(start: object): Promise<string> {
  const answer = await fetch(`${home}/__demo/reset`, { method: 'POST', body: JSON.stringify(start) })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

const open = async (path: string, cookie: string) =>
  (await fetch(home + path, { headers: { cookie }, redirect: 'manual' })).text()

const configIn = (page: string): unknown => JSON.parse(/id="bezel-config">([^<]*)</.exec(page)?.[1] ?? 'null')

it('shows the other shop’s language, currency and cart count around the cart', async () => {
  const cookie = await enter({ locale: 'de_DE', currency: 'EUR', items: [{ sku: 'EA-1', qty: 3 }] })
  const page = await open('/checkout/cart', cookie)
  expect(configIn(page)).toMatchObject({ locale: 'de-DE', currency: 'EUR' })
  expect(page).toMatch(/<html lang="de-DE"/)
  expect(page).toMatch(/data-bezel-count="3">3</)
  expect(page).not.toContain('name="currency"')
})

it('shows no currency and an empty cart where the other shop has no data', async () => {
  await fetch(`${theirs}/__demo/mood`, {
    method: 'POST',
    body: JSON.stringify({ match: 'GET /*', fault: { kind: 'status', status: 503 } }),
  })
  const page = await open('/checkout/cart', '')
  expect(configIn(page)).not.toHaveProperty('currency')
  expect(page).toMatch(/data-bezel-count="0">0</)
})

it('sells the goods of the other shop at its prices, by links that stay here', async () => {
  const page = await open('/', await enter({ locale: 'de_DE', currency: 'EUR' }))
  expect(page).toMatch(/class="card__price">[\d.,]+\s€/)
  expect(page).not.toContain(theirs)
})

it('greets the customer of the other shop and sends a guest to the login', async () => {
  const cookie = await enter({ customer: 'ann@example.com' })
  expect(await open('/customer/account', cookie)).toContain('Ann')
  const guest = await fetch(`${home}/customer/account`, { redirect: 'manual' })
  expect(guest.headers.get('location')).toBe(`${home}/customer/account/login`)
})

it('lets the other shop answer the calls of our pages', async () => {
  const page = await fetch(`${home}/widgets`)
  expect(await page.text()).toContain('data-widget="cart-drawer"')
  await fetch(`${theirs}/__demo/reset`, { method: 'POST' })
  await fetch(`${home}/oneday/context?from=here`)
  const ledger = await fetch(`${theirs}/__demo/ledger`)
  const { requests } = (await ledger.json()) as { requests: { path: string }[] }
  expect(requests.map(({ path }) => path)).toEqual(['/oneday/context?from=here'])
})

it('keeps the visitor of both shops apart', async () => {
  const page = await fetch(`${home}/checkout`)
  expect(page.headers.getSetCookie().every((cookie) => cookie.startsWith('demo-'))).toBe(true)
  const changed = await fetch(`${home}/directory/currency/switch/?currency=JPY`, { redirect: 'manual' })
  const cookie = changed.headers.getSetCookie().find((line) => line.startsWith('PHPSESSID='))!
  const context = await fetch(`${home}/oneday/context`, { headers: { cookie: cookie.split(';')[0]! } })
  expect(await context.json()).toMatchObject({ currencyCode: 'JPY' })
})

it('leads back to itself where the other shop leads on', async () => {
  const answer = await fetch(`${home}/directory/currency/switch/?currency=JPY`, { redirect: 'manual' })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toMatch(new RegExp(`^${home}/`))
})

it('warns once of a call the other shop does not know', async () => {
  const call = () => fetch(`${home}/rest/default/V1/no-such-thing`)
  const answer = await call()
  await call()
  const warning = `${theirs} has no GET /rest/default/V1/no-such-thing`
  expect([answer.status, await answer.json(), warnings]).toEqual([404, { message: warning }, [warning]])
})

it('warns that the other shop cannot be reached', async () => {
  servers[0]!.closeAllConnections()
  servers[0]!.close()
  const answer = await fetch(`${home}/oneday/context`)
  expect(answer.status).toBe(502)
  expect(warnings).toEqual([`${theirs} cannot be reached for GET /oneday/context`])
})
