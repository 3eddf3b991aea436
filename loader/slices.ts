/** How long one slice may work before the page gets a turn (ms): half of what counts as a long task. */
const SLICE = 25

/** Not every browser has it, nor does the DOM library know it. */
type Scheduling = { scheduler?: { yield?(): Promise<void> } }

let last = Promise.resolve()
let end = 0

/**
 * Resolves when it is the caller's turn. What the caller does before its next `await` counts against the slice, so a
 * thousand callers never block the page in one piece.
 */
export const turn = () =>
  (last = last.then(async () => {
    if (Date.now() < end) return
    await ((self as Scheduling).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)))
    end = Date.now() + SLICE
  }))
