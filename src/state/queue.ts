const newest = new Map<string, AbortController>()
let tail: Promise<unknown> = Promise.resolve()

/**
 * Runs jobs one after another, whatever their name, since requests must not change the cart at the same time (d.10). A
 * newer job of the same name replaces the one before it: a waiting one never starts, the signal of a running one is
 * aborted, so that it can stop at its next step. A replaced job resolves with undefined, also when it fails afterwards.
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

/** Resolves when every job queued so far has ended, also by a failure. */
export const queueIdle = (): Promise<unknown> => tail
