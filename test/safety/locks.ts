/** `navigator.locks` of one browser: its pages share them, and a page that is gone holds none. */
export class Locks {
  private readonly held = new Map<string, { is: boolean }>()

  ofPage(alive: { is: boolean }) {
    const request = async <T>(
      name: string,
      _options: { ifAvailable: true },
      run: (lock: object | null) => T | Promise<T>,
    ): Promise<T> => {
      if (this.held.get(name)?.is) return run(null)
      this.held.set(name, alive)
      try {
        return await run({})
      } finally {
        if (this.held.get(name) === alive) this.held.delete(name)
      }
    }
    return { request }
  }
}
