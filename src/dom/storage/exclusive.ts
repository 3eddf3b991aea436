/**
 * Returns the locks that all tabs of the shop share. All browsers of our list have them on pages that came by
 * https.
 */
export const locks = (): LockManager | undefined => globalThis.navigator?.locks

/**
 * Runs the work unless other work of that name, in this tab of the shop or another, is still running after `patience` (ms):
 * then undefined. Without locks it runs in any case.
 */
export async function runExclusive<T>(
  name: string,
  work: () => Promise<T>,
  patience = 0,
): Promise<T | undefined> {
  const manager = locks()
  if (!manager) return work()
  if (!patience)
    return await manager.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined))
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), patience)
  const run = () => (clearTimeout(timer), work())
  try {
    return await manager.request(name, { signal: waiting.signal }, run)
  } catch (error) {
    // Once it runs nothing is aborted, so that its own errors are never taken for that.
    if (waiting.signal.aborted) return undefined
    throw error
  }
}
