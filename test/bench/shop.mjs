import { spawn } from 'node:child_process'
import { once } from 'node:events'

const port = Number(process.env.BEZEL_TEST_PORT ?? 8198)

/** Starts a demo shop of its own. */
export async function openShop() {
  const server = spawn(process.execPath, ['--import', 'tsx', 'demo/server.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // It prints a line once it listens; a process that exits found the port taken.
  const isOpen = await Promise.race([once(server.stdout, 'data'), once(server, 'exit').then(() => false)])
  if (!isOpen) throw new Error('The demo shop did not open.')
  server.stdout.resume()
  return { origin: `http://localhost:${port}`, close: () => void server.kill() }
}
