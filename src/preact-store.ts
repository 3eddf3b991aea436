import { listenKeys, type Store, type StoreValue } from 'nanostores'
import { useEffect, useReducer } from 'react'

/**
 * In place of `@nanostores/react` on Preact, where no value can change within a render: two hooks instead of the five
 * that guard against it.
 */
export function useStore<S extends Store>(store: S, { keys }: { keys?: string[] } = {}): StoreValue<S> {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const value: unknown = store.get()
  useEffect(() => {
    const listener = () => rerender()
    const stop = keys ? listenKeys(store as never, keys as never, listener) : store.listen(listener)
    // It may have changed before this effect ran.
    if (store.value !== value) rerender()
    return stop
    // The value to compare is that of the render before this effect, and keys are constant.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [store])
  return value as StoreValue<S>
}
