/** A payment method as the server lists it: `code` here, `method` in requests (trap: method-codes). */
export interface ListedMethod {
  code: string
  title: string
}

/** The facts that these rules need about a way to pay. */
interface Method {
  /** Magento's method codes it answers for. */
  codes: readonly string[]
  answersFor?(code: string): boolean
  isOneForm?: boolean
  /** True for the method of orders with nothing to pay. */
  isFree?: boolean
}

/**
 * The method that answers for a code as the server lists it; `undefined`: none does. `renames` maps Magento's code to
 * the code this shop uses for it.
 */
export function methodForCode<M extends Method>(
  code: string,
  methods: readonly M[],
  renames: Record<string, string> = {},
): M | undefined {
  const isRenamed = (known: string) => renames[known] === code
  return (
    methods.find(({ codes }) => codes.some(isRenamed)) ??
    methods.find(({ codes }) => codes.includes(code)) ??
    methods.find(({ answersFor }) => answersFor?.(code))
  )
}

/**
 * Returns the methods a shopper may choose from, in the server's order. A code is left out if no method
 * answers for it. The free method is offered alone when nothing is to pay, and never otherwise
 * (wire: read-payment-methods). The rest are offered where their offer rule allows it (rule: hidden-types).
 */
export function offeredMethods<M extends Method>(
  listed: readonly ListedMethod[],
  methods: readonly M[],
  order: {
    isNothingToPay: boolean
    isAllowed(method: M): boolean
    renames?: Record<string, string>
    /** The page wants a row for each code of a method with one form. Stored cards stay in the row of cards. */
    isRowEach?: boolean
  },
): (ListedMethod & { method: M })[] {
  const known = listed.flatMap(({ code, title }) => {
    const method = methodForCode(code, methods, order.renames)
    return method ? [{ code, title, method }] : []
  })
  const rows = known.filter(
    (each) =>
      !each.method.isOneForm ||
      (order.isRowEach
        ? !each.code.endsWith('_vault')
        : each === known.find(({ method }) => method === each.method)),
  )
  const free = known.filter(({ method }) => method.isFree)
  if (order.isNothingToPay && free.length) return free
  return rows.filter(({ method }) => !method.isFree && order.isAllowed(method))
}
