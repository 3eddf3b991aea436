/** The name that a misspelt one stands for; undefined if more than a third of its letters differ from every name. */
export function nearest(misspelt: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, distance: distance(misspelt.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.max(1, name.length / 3))
    .sort((one, other) => one.distance - other.distance)
  return best?.name
}

/** How many letters have to be added, removed or replaced to make one word of another (Levenshtein). */
function distance(from: string, to: string): number {
  let row = [...`${to} `].map((_, column) => column)
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < to.length; j++)
      next.push(Math.min(row[j]! + Number(from[i] !== to[j]), row[j + 1]! + 1, next[j]! + 1))
    row = next
  }
  return row[to.length]!
}

/** A hint to what was meant, to follow a sentence; empty if no name is near. */
export function didYouMean(misspelt: string, names: readonly string[]): string {
  const meant = nearest(misspelt, names)
  return meant ? ` Did you mean "${meant}"?` : ''
}
