/** How long (ms) islands may be mounted before the page may run: half of what counts as a long task. */
const SLICE = 25

let last = Promise.resolve()
let end = 0

/**
 * Resolves for one caller after the other, and lets the page run in between when a slice of time is used up, so that a
 * thousand islands do not block it in one long task.
 */
export const yieldToPage = () =>
  (last = last.then(async () => {
    if (Date.now() < end) return
    await new Promise(setTimeout as never)
    end = Date.now() + SLICE
  }))
