import { parseArgs } from 'node:util'
import { listener, YOUR_PAGE } from './listener.ts'
import { BUILT } from './pages/preloads.ts'
import { pageRoutes } from './pages/routes.ts'
import { createStorefront } from './storefront.ts'
import { bothProtocols } from './tls/server.ts'
import { throughUpstream } from './upstream.ts'

const port = Number(process.env.PORT ?? 8080)

const { upstream, page } = parseArgs({
  options: { upstream: { type: 'string' }, page: { type: 'string' } },
}).values
const shop = upstream
  ? throughUpstream(new URL(upstream).origin, console.warn)
  : createStorefront({ pages: pageRoutes })

// Node's own 5 s would close connections just as a browser, or a test, uses them again.
const server = bothProtocols(
  { keepAliveTimeout: 65_000 },
  listener({ shop, built: BUILT, page, development: process.env.BEZEL_DEV }),
)
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} is taken; choose another with PORT=8081 npm start` : error)
  process.exitCode = 1
})
server.listen(port, () => {
  console.log(`The demo shop is open: http://localhost:${port}/`)
  console.log(`The guide for theme developers: http://localhost:${port}/guide`)
  if (page) console.log(`Your page is at http://localhost:${port}${YOUR_PAGE}`)
  if (upstream)
    console.log(
      `Products and all calls come from ${new URL(upstream).origin}; calls it does not know are logged here.`,
    )
})
