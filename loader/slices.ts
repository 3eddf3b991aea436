/** How long (ms) islands may be mounted before the page may run; the last of them must end below a long task (50 ms). */
const SLICE = 32

/** Until when islands may be mounted. To be compared again after `nextSlice`, when others were first. */
export let sliceEnd = 0
let next: Promise<void> | 0 | undefined

/**
 * Input goes before the next slice. A frame does not, where the browser can tell: drawing the page again after every few
 * islands takes longer than mounting them all.
 */
export const nextSlice = () => (next ||= startSlice())

async function startSlice() {
  try {
    await scheduler.yield()
  } catch {
    await new Promise(setTimeout as never)
  }
  next = 0
  sliceEnd = Date.now() + SLICE
}
