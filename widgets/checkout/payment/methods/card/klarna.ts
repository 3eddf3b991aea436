/** The drop-in types that get extra details (§9). */
const DETAILED = new Set(['klarna_account', 'klarna', 'afterpaytouch'])

/** Whether this drop-in type has extra details below it. */
export function hasExtraDetails(type: string | undefined): boolean {
  return DETAILED.has(type ?? '')
}
