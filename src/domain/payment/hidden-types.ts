import { readJson, toList, toText } from '../json'

/**
 * The provider's types a shopper does not see (§9): those of the shop's setting (JSON text) and those of the provider's
 * own list (b.41), together.
 */
export function hiddenTypes(...lists: unknown[]): string[] {
  const all = lists.flatMap((list) => toList(readJson(list)).map(toText)).filter(Boolean)
  return [...new Set(all)]
}
