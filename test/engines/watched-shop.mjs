// The demo shop behind a proxy that puts one script into each of its pages, so that every engine's errors are collected
// alike, also those of a page that is being left.
import { createServer, request } from 'node:http'
import { openShop } from '../bench/shop.mjs'

/** Runs in the page, before all other scripts. */
function watch() {
  const report = (text) => navigator.sendBeacon('/__watch', `${location.pathname}: ${text}`)
  const { error } = console
  console.error = (...all) => {
    report(all.map(String).join(' '))
    error.apply(console, all)
  }
  addEventListener('error', ({ message, error: thrown }) => report(`${message} ${thrown?.stack}`))
  addEventListener('unhandledrejection', ({ reason }) => report(`${reason} ${reason?.stack}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`${violatedDirective} ${blockedURI}`),
  )
  // WebKit has scrollbars that take no room. A scrollbar of the page's own takes some.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('::-webkit-scrollbar { width: 15px; height: 15px; background: silver }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

const SCRIPT = '/__watch.js'

export async function openWatchedShop() {
  const shop = await openShop()
  const errors = []
  const proxy = createServer((incoming, outgoing) => {
    if (incoming.url === SCRIPT)
      return void outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${watch})()`)
    if (incoming.url === '/__watch') {
      incoming.setEncoding('utf8').on('data', (text) => errors.push(text))
      return void incoming.on('end', () => outgoing.writeHead(204).end())
    }
    const { method, url, headers } = incoming
    const plain = { ...headers, 'accept-encoding': 'identity' }
    const onwards = request(shop.origin + url, { method, headers: plain }, (answer) => {
      const isFailure = answer.statusCode >= 500 || (answer.statusCode === 404 && /\.\w+$/.test(url))
      if (isFailure) errors.push(`${method} ${url}: ${answer.statusCode}`)
      const isPage = /^text\/html/.test(answer.headers['content-type'] ?? '') && method === 'GET'
      if (!isPage) {
        outgoing.writeHead(answer.statusCode, answer.headers)
        return void answer.pipe(outgoing)
      }
      let page = ''
      answer.setEncoding('utf8').on('data', (part) => (page += part))
      answer.on('end', () => {
        delete answer.headers['content-length']
        outgoing.writeHead(answer.statusCode, answer.headers)
        const [, nonce = ''] = /'nonce-([^']+)'/.exec(answer.headers['content-security-policy']) ?? []
        outgoing.end(page.replace('<head>', `<head><script nonce="${nonce}" src="${SCRIPT}"></script>`))
      })
    })
    onwards.on('error', () => incoming.socket.destroy())
    incoming.pipe(onwards)
  })
  proxy.keepAliveTimeout = 65_000
  const port = Number(new URL(shop.origin).port) + 1
  await new Promise((resolve) => proxy.listen(port, resolve))
  return {
    origin: `http://localhost:${port}`,
    /** Returns what has gone wrong on any page since the last call. */
    takeErrors: () => errors.splice(0),
    close() {
      shop.close()
      proxy.close()
    },
  }
}
