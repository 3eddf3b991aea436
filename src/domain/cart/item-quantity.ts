/** The most a shopper may set. */
export const MAX_QUANTITY = 10_000

/**
 * A quantity as typed, full-width digits included; `undefined` when it is no whole number of up to five digits. Of a decimal
 * one up to four may follow a point or comma.
 */
export function readQuantity(typed: string, isDecimal = false): number | undefined {
  const plain = typed.normalize('NFKC').trim().replace(',', '.')
  return (isDecimal ? /^\d{1,5}(\.\d{1,4})?$/ : /^\d{1,5}$/).test(plain) ? Number(plain) : undefined
}
