import { spawn } from 'node:child_process'
import { once } from 'node:events'

const port = Number(process.env.BEZEL_TEST_PORT ?? 8198)

/** Starts the bench's server; its origins differ in how long answers wait. */
export async function openWire(dist = 'dist') {
  const server = spawn(process.execPath, ['--import', 'tsx', 'test/bench/wire.ts'], {
    env: { ...process.env, PORT: String(port), BEZEL_DIST: dist },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const isOpen = await Promise.race([once(server.stdout, 'data'), once(server, 'exit').then(() => false)])
  if (!isOpen) throw new Error('The server of the bench did not open.')
  server.stdout.resume()
  const at = (offset) => `https://localhost:${port + offset}`
  return { quick: at(0), far: at(1), close: () => void server.kill() }
}
