import { createServer } from 'node:http'
import { builtFiles } from './built-files'
import { listener } from './listener'
import { pageRoutes } from './pages/routes'
import { createStorefront } from './storefront'

const port = Number(process.env.PORT ?? 8080)
const files = builtFiles(new URL('../dist/', import.meta.url))
files.warm()

const server = createServer(listener(createStorefront({ pages: pageRoutes }), files))
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} is taken; choose another with PORT=8081 npm start` : error)
  process.exitCode = 1
})
server.listen(port, () => console.log(`The demo shop is open: http://localhost:${port}/`))
