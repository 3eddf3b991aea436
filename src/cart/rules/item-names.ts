import type { QuoteItem } from './cart.ts'

type Named = Pick<QuoteItem, 'item_id' | 'name' | 'options'>

/**
 * A unique name for each item, by item id, to label its controls: the product's name, with the options where two items
 * share it, and a number where those are the same, too.
 */
export function itemNames(items: readonly Named[]): Map<string, string> {
  const isShared = counter(items.map(({ name }) => name))
  const full = items.map(
    (item) => [item.item_id, isShared(item.name) ? nameWithOptions(item) : item.name] as const,
  )
  const isSame = counter(full.map(([, name]) => name))
  const seen = new Map<string, number>()
  return new Map(
    full.map(([id, name]) => {
      const number = (seen.get(name) ?? 0) + 1
      seen.set(name, number)
      return [id, isSame(name) ? `${name} (${number})` : name]
    }),
  )
}

/** `Ring, Gold, 54` */
export const nameWithOptions = ({ name, options }: Pick<Named, 'name' | 'options'>): string =>
  [name, ...options.map(({ value }) => value)].join(', ')

function counter(names: readonly string[]) {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return (name: string) => counts.get(name)! > 1
}
