const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Every request takes this long (ms): half of it to the shop, half of it back. Until the shop is restored. */
export function addLatency(ms: number): void {
  const serve = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    await pause(ms / 2)
    init?.signal?.throwIfAborted()
    const response = await serve(input, init)
    await pause(ms / 2)
    return response
  }
}
