/** Whole pieces as a shopper types them, full-width digits too; `undefined` for everything that is no such number. */
export function readQuantity(typed: string): number | undefined {
  const plain = typed.normalize('NFKC').trim()
  return /^\d{1,5}$/.test(plain) ? Number(plain) : undefined
}
