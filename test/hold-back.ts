import { deferred } from '#async/deferred.ts'

/** Keeps back the shop's answers on a path, until the function it returns is called or the shop is restored. */
export function holdBack(path: string): () => void {
  const serve = globalThis.fetch
  const released = deferred<void>()
  globalThis.fetch = async (input, init) => {
    const response = await serve(input, init)
    if (response.url.includes(path)) await released.promise
    return response
  }
  return () => released.resolve()
}
