/** The most a shopper may set. */
export const MAX_QUANTITY = 10_000

/** To Magento's four decimals: a sum of 0.1 and 0.2 is no 0.30000000000000004. */
export const roundQuantity = (qty: number): number => Number(qty.toFixed(4))

/** How many there are of all items together. */
export const countOf = (items: readonly { qty: number }[]): number =>
  roundQuantity(items.reduce((sum, { qty }) => sum + qty, 0))

/**
 * A quantity as typed, full-width digits included; `undefined` when it is no whole number of up to five digits. Of a decimal
 * one up to four may follow a point or comma.
 */
export function readQuantity(typed: string, isDecimal = false): number | undefined {
  const plain = typed.normalize('NFKC').trim().replace(',', '.')
  return (isDecimal ? /^\d{1,5}(\.\d{1,4})?$/ : /^\d{1,5}$/).test(plain) ? Number(plain) : undefined
}
