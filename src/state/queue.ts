const newest = new Map<string, AbortController>()
let tail: Promise<unknown> = Promise.resolve()

/**
 * One cart has one writer: jobs run one after another, whatever their name (d.10). A newer job of the same name
 * replaces the one before it: a waiting one never starts, a running one is told by its signal to stop at its
 * next step. A replaced job gives undefined, also when it fails after it was replaced.
 */
export function queue<T>(name: string, work: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
  newest.get(name)?.abort()
  const job = new AbortController()
  newest.set(name, job)
  const run = tail.then(() => perform(name, job, work))
  tail = run.catch(() => undefined)
  return run
}

async function perform<T>(name: string, job: AbortController, work: (signal: AbortSignal) => Promise<T>) {
  if (job.signal.aborted) return undefined
  try {
    return await work(job.signal)
  } catch (error) {
    if (job.signal.aborted) return undefined
    throw error
  } finally {
    if (newest.get(name) === job) newest.delete(name)
  }
}

/** Settles when every job asked for so far has ended, well or badly. */
export const queueIdle = (): Promise<unknown> => tail
