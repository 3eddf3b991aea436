/**
 * Runs the work unless another tab of this shop is running work of that name; then gives undefined at once. Browsers
 * without locks run it.
 */
export async function runExclusive<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const locks = globalThis.navigator?.locks
  if (!locks) return work()
  const run = (lock: Lock | null) => (lock ? work() : undefined)
  return await locks.request(name, { ifAvailable: true }, run)
}
