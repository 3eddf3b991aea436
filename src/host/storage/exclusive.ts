/**
 * Runs the work unless another tab of this shop runs work of that name: then undefined at once. Browsers without the Web
 * Locks API run it in any case.
 */
export async function runExclusive<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const locks = globalThis.navigator?.locks
  if (!locks) return work()
  const run = (lock: Lock | null) => (lock ? work() : undefined)
  return await locks.request(name, { ifAvailable: true }, run)
}
