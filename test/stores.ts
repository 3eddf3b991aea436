import type * as nanostores from 'nanostores'

type Nanostores = typeof nanostores
type RecordedStore = nanostores.Store & { init: unknown; value: unknown }

const stores = new Set<RecordedStore>()
let clean: Nanostores['cleanStores']

/** The library as it is, but that every store it makes is known to `renewStores`. */
export function recordStores({ atom, map, computed, ...others }: Nanostores): Nanostores {
  clean = others.cleanStores
  const recorded = <F extends (...given: never[]) => unknown>(create: F) =>
    ((...given) => {
      const $store = create(...given)
      stores.add($store as RecordedStore)
      return $store
    }) as F
  return { ...others, atom: recorded(atom), map: recorded(map), computed: recorded(computed) }
}

/** A page of its own: every store has the value it was made with, nobody listens, nothing is mounted. */
export function renewStores(): void {
  clean?.(...stores)
  for (const $store of stores) $store.value = $store.init
}
