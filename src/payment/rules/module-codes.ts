import { readObject, toText } from '#lib/json.ts'

/**
 * Magento's method codes of the provider's official module, from the payment part of the checkout configuration; undefined
 * without it, since nothing else prints a list of them. `slug` is the provider's name.
 */
export function moduleCodes(slug: string, payment: unknown) {
  const types = readObject(readObject(readObject(payment)[slug]).txVariants)
  const entries = Object.entries(types)
  if (!entries.length) return undefined
  const card = `${slug}_cc`
  const byType = new Map([['scheme', card], ...entries.map(([code, type]) => [toText(type), code] as const)])
  return {
    card,
    has: (code: string): boolean => code === card || code === `${card}_vault` || Object.hasOwn(types, code),
    /** The code of a type of the provider, such as `klarna`. */
    ofType: (type: string): string | undefined => byType.get(type),
  }
}
