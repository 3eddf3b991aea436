import { isOnline } from './connection'

const parts: Record<string, Promise<unknown> | undefined> = {}
const attempts: Record<string, number> = {}

/** Every dynamic import of the built code (.rollup/lazy-parts.mjs): `work` gets what imports a file of the build. */
export const withParts = <T>(work: (load: typeof importPart) => T): T => work(importPart)

/**
 * Imports a file by its path from here. One that did not come is asked for again at once and by every later call: first by
 * its own address, then under others, because browsers keep failures (until whatwg/html#10327). Where they do, the file's
 * own address is of no use any more, so that there is still one copy of it.
 */
const importPart = (path: string): Promise<unknown> =>
  (parts[path] ??= attempt(path)
    .catch(() => attempt(path))
    .catch(() => attempt(path))
    .catch((error: unknown) => {
      parts[path] = undefined
      throw error
    }))

/** Without a network nothing is asked for: that failure would be kept, too, also for the files it imports. */
async function attempt(path: string): Promise<unknown> {
  if (!isOnline()) throw new Error('offline')
  const count = (attempts[path] = (attempts[path] ?? 0) + 1)
  return import(/* @vite-ignore */ path + '?'.repeat(Math.max(0, count - 2)))
}
