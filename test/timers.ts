const { setTimeout: begin, clearTimeout: end } = globalThis

type Timer = ReturnType<typeof setTimeout>
const running = new Set<Timer>()

const beginKnown = (fn: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) => {
  const timer: Timer = begin(() => {
    running.delete(timer)
    fn(...values)
  }, delay)
  running.add(timer)
  return timer
}
globalThis.setTimeout = Object.assign(beginKnown, begin)
globalThis.clearTimeout = (timer) => {
  running.delete(timer as Timer)
  end(timer)
}

/** Stores unmount a second after their last listener, when their page is gone already: its timers end with it. */
export function endTimers(): void {
  running.forEach((timer) => end(timer))
  running.clear()
}
