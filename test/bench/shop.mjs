import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

const port = Number(process.env.BEZEL_TEST_PORT ?? 8198)

/** Opens a demo shop of one's own to measure in. */
export async function openShop() {
  const origin = `http://localhost:${port}`
  const server = spawn(process.execPath, ['--import', 'tsx', 'demo/server.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const close = () => void server.kill()
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(origin).catch(() => undefined)
    if (answer?.ok) return { origin, close }
    await pause(200)
  }
  close()
  throw new Error('The demo shop did not open.')
}
