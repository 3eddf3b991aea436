// @vitest-environment node
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { builtFiles } from './built-files'
import { listener } from './listener'
import { pageRoutes } from './pages/routes'
import { createStorefront } from './storefront'
import { throughUpstream } from './upstream'

const files = builtFiles(new URL('../test/fixtures/', import.meta.url))
let servers: Server[]
let words: string[]
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
  words = []
  theirs = await serve(listener(createStorefront(), files))
  const pages = createStorefront({ pages: pageRoutes })
  home = await serve(
    listener(
      throughUpstream(pages, theirs, (word) => words.push(word)),
      files,
    ),
  )
})
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

it('shows our pages and lets the other shop answer their calls', async () => {
  const page = await fetch(`${home}/`)
  expect(await page.text()).toContain('data-widget="cart-drawer"')
  await fetch(`${home}/oneday/context?asked=here`)
  const ledger = await fetch(`${theirs}/__demo/ledger`)
  const { requests } = (await ledger.json()) as { requests: { path: string }[] }
  expect(requests.map(({ path }) => path)).toEqual(['/oneday/context?asked=here'])
})

it('keeps the visitor of both shops apart', async () => {
  const page = await fetch(`${home}/`)
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

it('says once, and clearly, which call the other shop does not know', async () => {
  const ask = () => fetch(`${home}/rest/default/V1/no-such-thing`)
  const answer = await ask()
  await ask()
  const word = `${theirs} has no GET /rest/default/V1/no-such-thing`
  expect([answer.status, await answer.json(), words]).toEqual([404, { message: word }, [word]])
})

it('says that the other shop is away', async () => {
  servers[0]!.closeAllConnections()
  servers[0]!.close()
  const answer = await fetch(`${home}/oneday/context`)
  expect(answer.status).toBe(502)
  expect(words).toEqual([`${theirs} cannot be reached for GET /oneday/context`])
})
