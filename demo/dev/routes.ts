import { readFileSync, unwatchFile, watchFile } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'

const CLIENT = join(import.meta.dirname, 'client.js')

/** How often (ms) the build's state is looked at. */
const INTERVAL = 100

/** The script that pages of `npm run dev` follow the build with, and its events. `run.mjs` keeps the state in `folder`. */
export function developmentRoutes(folder: string): Hono {
  const state = `${folder}/state.json`
  // A page that was connected to another start of this server has to be loaded again.
  const start = String(Date.now())
  return new Hono().get('/client.js', serveStatic({ path: CLIENT })).get('/events', (context) =>
    streamSSE(context, async (stream) => {
      const sendState = () => stream.writeSSE({ event: 'state', data: readFileSync(state, 'utf8') })
      await stream.writeSSE({ event: 'start', data: start })
      await sendState()
      watchFile(state, { interval: INTERVAL }, sendState)
      await new Promise<void>((closed) => stream.onAbort(closed))
      unwatchFile(state, sendState)
    }),
  )
}
