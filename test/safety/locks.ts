interface Options {
  ifAvailable?: boolean
  signal?: AbortSignal
}

interface Waiting {
  name: string
  alive: { is: boolean }
  grant(): void
}

/** `navigator.locks` of one browser: its pages share them, and a page that is gone holds none. */
export class Locks {
  private readonly held = new Map<string, { is: boolean }>()
  private waiting: Waiting[] = []

  ofPage(alive: { is: boolean }) {
    const request = async <T>(
      name: string,
      { ifAvailable, signal }: Options,
      run: (lock: object | null) => T | Promise<T>,
    ): Promise<T> => {
      const isHeld = this.held.get(name)?.is
      if (isHeld && ifAvailable) return run(null)
      if (isHeld) await this.wait(name, alive, signal)
      else this.held.set(name, alive)
      try {
        return await run({})
      } finally {
        if (this.held.get(name) === alive) this.held.delete(name)
        this.grantNext()
      }
    }
    return { request }
  }

  /** To be called when a page is gone, too. */
  grantNext(): void {
    this.waiting = this.waiting.filter(({ name, alive, grant }) => {
      if (!alive.is) return false
      if (this.held.get(name)?.is) return true
      this.held.set(name, alive)
      grant()
      return false
    })
  }

  private wait(name: string, alive: { is: boolean }, signal?: AbortSignal): Promise<void> {
    return new Promise((grant, refuse) => {
      const one = { name, alive, grant }
      this.waiting.push(one)
      signal?.addEventListener('abort', () => {
        this.waiting = this.waiting.filter((each) => each !== one)
        refuse(new DOMException('aborted', 'AbortError'))
      })
    })
  }
}
