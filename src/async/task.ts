import { map } from 'nanostores'
import { logFailure } from '#storefront/state/log.ts'

/** State of the shopper's actions, by name. Absent: idle or successful. */
export const $tasks = map<Record<string, 'running' | 'failed' | undefined>>({})

/** How many of each name are running. */
const $running = map<Record<string, number>>({})

export const isRunning = (name: string) => $tasks.get()[name] === 'running'

/**
 * Runs one action of the shopper and keeps its state in `$tasks`; if the work throws, logs it and marks it failed
 * (rule: error-messages). Never rejects: code after it cannot rely on success.
 */
export async function task(name: string, work: () => Promise<unknown>): Promise<void> {
  $running.setKey(name, ($running.value[name] ?? 0) + 1)
  $tasks.setKey(name, 'running')
  let result: 'failed' | undefined
  try {
    await work()
  } catch (error) {
    result = 'failed'
    logFailure(name, error)
  }
  const left = $running.value[name]! - 1
  $running.setKey(name, left)
  if (left === 0) $tasks.setKey(name, result)
}
