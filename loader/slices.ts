/** How long (ms) islands are mounted before the page may run. The last of them must end below a long task (50 ms). */
const SLICE = 32

let end = 0
let next: Promise<void> | undefined

/** True if an island may be mounted now. To be asked again after `nextSlice`: other islands may have used it up. */
export const hasTime = (): boolean => Date.now() <= end

/**
 * Resolves when the page has run. Input goes before the next slice. A frame does not, where the browser can tell: drawing
 * the page again after every few islands takes longer than mounting them all.
 */
export const nextSlice = (): Promise<void> => (next ??= startSlice())

async function startSlice(): Promise<void> {
  try {
    await scheduler.yield()
  } catch {
    await new Promise((resolve) => setTimeout(resolve))
  }
  next = undefined
  end = Date.now() + SLICE
}
