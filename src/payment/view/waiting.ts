import type { ReadableAtom } from 'nanostores'

/** Resolves when the store gets another value. */
export const nextValue = (store: ReadableAtom) =>
  new Promise<void>((resolve) => {
    const stop = store.listen(() => {
      stop()
      resolve()
    })
  })

/** Rejects when the work takes longer than the limit (ms); its late result is dropped. */
export function withTimeLimit<T>(work: Promise<T>, limit: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${limit} ms`)), limit)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
