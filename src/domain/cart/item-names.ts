import type { QuoteItem } from './cart'

type Named = Pick<QuoteItem, 'item_id' | 'name' | 'options'>

/**
 * A name for each line that no other has, by item id, for its controls: the product's, with the options where two lines
 * are of one product, and a number where even those are the same.
 */
export function itemNames(items: readonly Named[]): Map<string, string> {
  const isShared = counter(items.map(({ name }) => name))
  const full = items.map(
    (item) => [item.item_id, isShared(item.name) ? withOptions(item) : item.name] as const,
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

const withOptions = ({ name, options }: Named) => [name, ...options.map(({ value }) => value)].join(', ')

function counter(names: readonly string[]) {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return (name: string) => counts.get(name)! > 1
}
