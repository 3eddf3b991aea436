const immediate = () => new Promise<void>((resolve) => setImmediate(resolve))

/** How many idle turns of the event loop mean that no work is left. */
const STILL = 4

interface Timer {
  at: number
  id: number
  run(): void
}

/** A clock that advances by `pass` only, so that minutes of waiting cost nothing. */
export class Clock {
  now = Date.UTC(2026, 0, 1)
  private timers: Timer[] = []
  private count = 0
  private activity = 0

  set = (run: () => void, delay = 0): number => {
    this.count += 1
    this.timers.push({ at: this.now + Math.max(0, Number(delay) || 0), id: this.count, run })
    return this.count
  }

  clear = (id: number | undefined): void => {
    this.timers = this.timers.filter((timer) => timer.id !== id)
  }

  sleep = (delay: number): Promise<void> => new Promise((resolve) => this.set(resolve, delay))

  /** Marks work in progress, so that `settle` waits for it. */
  recordActivity(): void {
    this.activity += 1
  }

  /** Runs everything that needs no time to pass. */
  async settle(): Promise<void> {
    for (let still = 0; still < STILL; still += 1) {
      const before = this.activity
      await immediate()
      if (this.activity !== before) still = -1
    }
  }

  /** Advances the clock and runs the timers due. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.now + milliseconds
    await this.settle()
    for (let next = this.due(until); next; next = this.due(until)) {
      this.now = Math.max(this.now, next.at)
      next.run()
      await this.settle()
    }
    this.now = until
  }

  private due(until: number): Timer | undefined {
    const next = this.timers.reduce<Timer | undefined>(
      (first, timer) =>
        !first || timer.at < first.at || (timer.at === first.at && timer.id < first.id) ? timer : first,
      undefined,
    )
    if (!next || next.at > until) return undefined
    this.clear(next.id)
    return next
  }
}

/** The demo shop's timers run on the same clock. */
export async function onClock<T>(work: (clock: Clock) => Promise<T>): Promise<T> {
  const clock = new Clock()
  const before = globalThis.setTimeout
  globalThis.setTimeout = clock.set as unknown as typeof setTimeout
  try {
    return await work(clock)
  } finally {
    globalThis.setTimeout = before
  }
}
