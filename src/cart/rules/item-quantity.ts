import { latinDigits } from '#lib/money/decimal.ts'

/** The most a shopper may set. */
export const MAX_QUANTITY = 10_000

/** Rounds to Magento's four decimals, so that the sum of 0.1 and 0.2 is not 0.30000000000000004. */
export const roundQuantity = (qty: number): number => Number(qty.toFixed(4))

/** How many there are of all items together. */
export const countOf = (items: readonly { qty: number }[]): number =>
  roundQuantity(items.reduce((sum, { qty }) => sum + qty, 0))

/**
 * Reads a typed quantity, in the digits of any script. Returns `undefined` unless it is a whole number of up
 * to five digits. A decimal quantity may have up to four more digits after a point or comma, also an Arabic
 * comma.
 */
export function readQuantity(typed: string, isDecimal = false): number | undefined {
  const plain = latinDigits(typed.normalize('NFKC').trim()).replace(/[,\u066b\u060c]/, '.')
  return (isDecimal ? /^\d{1,5}(\.\d{1,4})?$/ : /^\d{1,5}$/).test(plain) ? Number(plain) : undefined
}

/** The quantity after a press on + or −: the next that the shop sells, where it sells a product only by sixes, say. */
export function steppedQuantity(qty: number, by: 1 | -1, step = 1): number {
  if (step === 1) return roundQuantity(qty + by)
  const steps = roundQuantity(qty / step)
  return roundQuantity((by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step)
}

/** The step that Magento's refusal of a quantity names; undefined for any other sentence, or in another language. */
export const stepIn = (refusal: string): number | undefined =>
  Number(/ only in quantities of (\d+(?:\.\d+)?) at a time/.exec(refusal)?.[1]) || undefined
