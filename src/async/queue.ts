import { atom, map } from 'nanostores'

interface Job {
  content?: string
  stop: AbortController
  result?: Promise<unknown>
}

/** The newest job of each name that has not ended. */
const $newest = map<Record<string, Job | undefined>>({})

/** Resolves when every job queued so far has ended. */
const $tail = atom<Promise<unknown>>(Promise.resolve())

/**
 * Runs jobs one after another, whatever their name, since requests must not change the cart at the same time
 * (trap: one-change-at-a-time). A newer job of the same name replaces the one before it: a waiting one never starts,
 * the signal of a running one is aborted, so that it can stop at its next step. A replaced job resolves with
 * undefined, also when it fails afterwards. With `content`, which says all that the job does, the same job asked for
 * again is the one that has not ended.
 */
export function queue<T>(
  name: string,
  work: (signal: AbortSignal) => Promise<T>,
  content?: string,
): Promise<T | undefined> {
  const last = $newest.value[name]
  if (last && content !== undefined && last.content === content) return last.result as Promise<T | undefined>
  last?.stop.abort()
  const job: Job = { content, stop: new AbortController() }
  $newest.setKey(name, job)
  const result = $tail.value.then(() => perform(name, job, work))
  job.result = result
  $tail.set(result.catch(() => undefined))
  return result
}

async function perform<T>(name: string, job: Job, work: (signal: AbortSignal) => Promise<T>) {
  const { signal } = job.stop
  if (signal.aborted) return undefined
  try {
    return await work(signal)
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  } finally {
    if ($newest.value[name] === job) $newest.setKey(name, undefined)
  }
}

/** Resolves when every job queued so far has ended, also by a failure. */
export const queueIdle = (): Promise<unknown> => $tail.value
