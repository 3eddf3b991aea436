import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { TLSSocket } from 'node:tls'
import type { builtFiles, BuiltFile } from './built-files'
import type { Storefront } from './storefront'
import { ConnectionCut } from './wire/responses'

/** The request listener of a Node server: built files from `files`, everything else from the shop. */
export function listener(shop: Pick<Storefront, 'fetch'>, files: ReturnType<typeof builtFiles>) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/'
    const file = files.find(path)
    if (file) sendFile(file, incoming, outgoing)
    else void serve(shop, incoming, outgoing)
  }
}

function sendFile(file: BuiltFile, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const zipped = /\bgzip\b/.test(incoming.headers['accept-encoding'] ?? '')
  const isKnown = incoming.headers['if-none-match'] === file.etag
  outgoing.writeHead(isKnown ? 304 : 200, {
    'content-type': file.type,
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'access-control-allow-origin': '*',
    vary: 'Accept-Encoding',
    etag: file.etag,
    ...(zipped && !isKnown && { 'content-encoding': 'gzip' }),
  })
  outgoing.end(isKnown || incoming.method === 'HEAD' ? undefined : zipped ? file.gzip : file.plain)
}

async function serve(
  shop: Pick<Storefront, 'fetch'>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const response = await shop.fetch(await toRequest(incoming))
    const headers = [...response.headers].filter(([name]) => name !== 'set-cookie')
    outgoing.writeHead(response.status, [
      ...headers.flat(),
      ...response.headers.getSetCookie().flatMap((cookie) => ['set-cookie', cookie]),
    ])
    outgoing.flushHeaders()
    if (response.body) await pipeline(Readable.fromWeb(response.body as never), outgoing)
    else outgoing.end()
  } catch (error) {
    fail(error, incoming, outgoing)
  }
}

/** `ConnectionCut` closes the socket; any other error is a bug of the demo, logged and answered with status 500. */
function fail(error: unknown, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const isCut = error instanceof ConnectionCut || outgoing.headersSent
  if (!isCut) console.error(`${incoming.method} ${incoming.url}`, error)
  if (isCut) return void incoming.socket.destroy()
  outgoing.writeHead(500, { 'content-type': 'text/plain' })
  outgoing.end('The demo shop failed; its console shows the error.')
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', headers, url = '/' } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const chunks: Buffer[] = []
  if (hasBody) for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  const scheme = incoming.socket instanceof TLSSocket ? 'https' : 'http'
  const address = `${scheme}://${headers.host ?? 'localhost'}${url.startsWith('//') ? '/' : url}`
  return new Request(address, { method, headers: pairs, ...(hasBody && { body: Buffer.concat(chunks) }) })
}
