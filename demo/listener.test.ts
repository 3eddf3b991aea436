// @vitest-environment node
import { mkdtempSync, rmSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listener } from './listener.ts'
import { createStorefront, type Storefront } from './storefront.ts'
import type { Fault } from './shop/mood.ts'

let server: Server
let shop: Storefront
let home: string
/** The folder of the build, and beside it a page of one's own. */
let folder: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bezel-served-'))
  mkdirSync(join(folder, 'dist'))
  shop = createStorefront()
  server = createServer(listener({ shop, built: join(folder, 'dist'), page: join(folder, 'mine.html') }))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  home = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

function write(name: string, content: string): void {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

const built = (name: string, headers = {}) => fetch(`${home}/bezel/1.0.0/${name}`, { headers })

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
  write('dist/manifest.json', JSON.stringify({ files: 'x'.repeat(2000) }))
  write('secret.json', '{}')
  const file = await built('manifest.json', { 'accept-encoding': 'gzip' })
  expect(file.headers.get('content-encoding')).toBe('gzip')
  expect(await file.json()).toEqual({ files: 'x'.repeat(2000) })
  expect((await built('%2e%2e/secret.json')).status).toBe(404)
})

it('lets browsers keep what is named by its content, and ask again for everything else', async () => {
  write('dist/c/b1p69ch.js', '')
  write('dist/widgets/gift-messages.js', 'export {}')
  expect((await built('c/b1p69ch.js')).headers.get('cache-control')).toContain('immutable')
  const file = await built('widgets/gift-messages.js')
  expect(file.headers.get('cache-control')).toBe('no-cache')
  const again = await built('widgets/gift-messages.js', { 'if-none-match': file.headers.get('etag') })
  expect(again.status).toBe(304)
})

it('names the source map of a file that has one', async () => {
  write('dist/c/b1p69ch.js', '')
  write('dist/c/b1p69ch.js.map', '{}')
  write('dist/head.mjs', '')
  expect((await built('c/b1p69ch.js')).headers.get('sourcemap')).toBe('b1p69ch.js.map')
  expect((await built('head.mjs')).headers.has('sourcemap')).toBe(false)
})

it.each([
  ['loader.js', 'text/javascript; charset=utf-8'],
  ['head.mjs', 'text/javascript; charset=utf-8'],
  ['widgets/base.css', 'text/css; charset=utf-8'],
  ['manifest.json', 'application/json'],
  ['head.html', 'text/html; charset=utf-8'],
  ['bezel.d.ts', 'text/plain; charset=utf-8'],
  ['head.d.mts', 'text/plain; charset=utf-8'],
])('serves %s as %s', async (name, type) => {
  write(`dist/${name}`, '')
  expect((await built(name)).headers.get('content-type')).toBe(type)
})

it('shows a page of one’s own as its file is now, with the shop behind it', async () => {
  for (const content of ['<p>First</p>', '<p>Second</p>']) {
    write('mine.html', content)
    const page = await fetch(`${home}/my-page`)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).toBe(content)
  }
  expect(await (await fetch(home + CONTEXT)).json()).toMatchObject({ currencyCode: 'USD' })
})
