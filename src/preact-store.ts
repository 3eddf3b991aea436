import type { Store, StoreValue } from 'nanostores'
import { useEffect, useReducer } from 'react'

/**
 * In place of `@nanostores/react` on Preact, where no value can change within a render: two hooks instead of the five
 * that guard against it. `keys` are those of a flat map.
 */
export function useStore<S extends Store>(store: S, { keys }: { keys?: string[] } = {}): StoreValue<S> {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const value: unknown = store.get()
  useEffect(() => {
    const stop = store.listen((now: StoreValue<S>, before?: StoreValue<S>) => {
      if (!keys || keys.some((key) => now[key] !== before?.[key])) rerender()
    })
    // It may have changed before this effect ran.
    if (store.value !== value) rerender()
    return stop
    // The value to compare is that of the render before this effect, and keys are constant.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [store])
  return value as StoreValue<S>
}
