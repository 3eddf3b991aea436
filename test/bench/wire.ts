// The wire of the bench: HTTP/2 with brotli, the demo shop behind it, and pages for each contender. Listens on two
// ports in a row, which differ in how long answers wait (see `WAITS`); prints a line once both are open.
import { readdirSync, readFileSync } from 'node:fs'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'
import { pageRoutes } from '../../demo/pages/routes.ts'
import { createStorefront } from '../../demo/storefront.ts'
import { selfSigned } from '../../demo/tls/certificate.ts'
import { buildFloors } from './floors/build.ts'
import { BASE, benchPage, DIST } from './pages.ts'
import { answerPeer } from './peers/answers.ts'
import { peerFile } from './peers/pages.ts'

const port = Number(process.env.PORT)
const files = new Map(
  readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [BASE + relative(DIST, path), readFileSync(path)]),
)
const shop = createStorefront({ pages: pageRoutes })
const floors = await buildFloors()

/** How long (ms) answers wait, for each port: not at all, and a round trip. */
const WAITS = [0, 150]

interface Answer {
  status: number
  headers: [string, string][]
  body: Buffer
  /** Known bodies are compressed once, as a server with compressed files does. */
  key?: string
}

/** With these a page's clock has steps of 5 µs instead of 100. */
const PRECISE: [string, string][] = [
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-embedder-policy', 'require-corp'],
]

/**
 * Answers every picture of a product with a photograph, as a shop has them. The demo's own are SVG: to build one
 * takes the main thread 10 ms, in whichever of the contenders' frames it arrives.
 */
const PHOTOGRAPH = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const compress = promisify(brotliCompress)
const compressed = new Map<string, Promise<Buffer>>()

function brotli({ body, key }: Answer): Promise<Buffer> {
  const level = key ? 11 : 4
  const make = () => compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
  if (!key) return make()
  if (!compressed.has(key)) compressed.set(key, make())
  return compressed.get(key)!
}

async function answer(request: Http2ServerRequest): Promise<Answer> {
  const address = new URL(request.url, `https://${request.authority ?? request.headers.host}`)
  // The demo's own pages name the folder of a release.
  const path = address.pathname.replace(/^\/bezel\/[^/]+\//, BASE)
  const file = files.get(path)
  if (file) {
    const isHashed = path.startsWith(`${BASE}c/`)
    return {
      status: 200,
      headers: [
        ['content-type', getMimeType(address.pathname) ?? 'text/plain'],
        ['cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'],
      ],
      body: file,
      key: address.pathname,
    }
  }
  const floor = floors.get(address.pathname)
  if (floor)
    return {
      status: 200,
      headers: [['content-type', floor.type]],
      body: Buffer.from(floor.text),
      key: address.pathname,
    }
  if (address.pathname.startsWith('/media/'))
    return { status: 200, headers: [['content-type', 'image/png']], body: PHOTOGRAPH, key: '/media/' }
  const fromPeer = peerFile(address.pathname)
  if (fromPeer)
    return {
      status: 200,
      headers: [['content-type', getMimeType(address.pathname) ?? 'text/plain']],
      body: fromPeer,
      key: address.pathname,
    }
  const json = await answerPeer(
    address,
    () => bodyOf(request),
    async (path, init) =>
      shop.fetch(
        new Request(new URL(path, address), {
          ...init,
          headers: { 'content-type': 'application/json', cookie: request.headers.cookie ?? '' },
        }),
      ),
  )
  if (json !== undefined)
    return { status: 200, headers: [['content-type', 'application/json']], body: Buffer.from(json) }
  const page = benchPage(address)
  if (page !== undefined)
    return { status: 200, headers: [['content-type', 'text/html; charset=utf-8']], body: Buffer.from(page) }
  return fromShop(request, address)
}

async function bodyOf(request: Http2ServerRequest) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

async function fromShop(request: Http2ServerRequest, address: URL): Promise<Answer> {
  const { method } = request
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined || name.startsWith(':') ? [] : [[name, String(value)] as [string, string]],
  )
  const body = method === 'GET' || method === 'HEAD' ? undefined : await bodyOf(request)
  // A shop's files come from another process. Here they would wait until the answers asked for together with them are made.
  await setTimeout(2)
  const response = await shop.fetch(new Request(address, { method, headers, body }))
  return {
    status: response.status,
    headers: [
      ...[...response.headers].filter(([name]) => name !== 'set-cookie'),
      ...response.headers.getSetCookie().map((cookie): [string, string] => ['set-cookie', cookie]),
    ],
    body: Buffer.from(await response.arrayBuffer()),
  }
}

async function serve(request: Http2ServerRequest, response: Http2ServerResponse, wait: number) {
  try {
    const ready = answer(request).then(async (made) => ({ ...made, body: await brotli(made) }))
    const [made] = await Promise.all([ready, wait && setTimeout(wait)])
    const cookies = made.headers.filter(([name]) => name === 'set-cookie').map(([, value]) => value)
    response.writeHead(made.status, {
      ...Object.fromEntries([...made.headers, ...PRECISE]),
      'set-cookie': cookies,
      'content-encoding': 'br',
    })
    response.end(made.body)
  } catch (error) {
    console.error(request.url, error)
    response.destroy()
  }
}

// The runner's own requests come by HTTP/1.1, the browser's never.
const secure = { ...(await selfSigned()), allowHTTP1: true }
await Promise.all(
  WAITS.map(
    (wait, at) =>
      new Promise<void>((done) => {
        createSecureServer(secure, (request, response) => {
          const { pathname } = new URL(request.url, 'https://localhost')
          void serve(request, response, pathname.startsWith('/__demo/') ? 0 : wait)
        }).listen(port + at, done)
      }),
  ),
)
console.log('open')
