import { map } from 'nanostores'
import { logFailure } from './log'

/** What shoppers asked for and is under way or went wrong, by name. Absent = idle or done well. */
export const $tasks = map<Record<string, 'running' | 'failed' | undefined>>({})

const running = new Map<string, number>()

export const isRunning = (name: string) => $tasks.get()[name] === 'running'

/**
 * The frame around one thing a shopper asked for. Marks it running and idle; if the work throws, logs it and
 * marks it failed (§8: other failures stop the loading state and are logged). Never rejects, so nothing may be
 * awaited after it that needs the work to have succeeded.
 */
export async function task(name: string, work: () => Promise<unknown>): Promise<void> {
  running.set(name, (running.get(name) ?? 0) + 1)
  $tasks.setKey(name, 'running')
  let end: 'failed' | undefined
  try {
    await work()
  } catch (error) {
    end = 'failed'
    logFailure(name, error)
  }
  const left = running.get(name)! - 1
  running.set(name, left)
  if (left === 0) $tasks.setKey(name, end)
}
