import { num, toMinor } from '../money/money'

/** A payment method as the server lists it: `code` here, `method` in requests (d.19). */
export interface ListedMethod {
  code: string
  title: string
}

export type MethodKind =
  | 'card'
  | 'paypal'
  | 'paypal-credit'
  | 'atome'
  | 'c_store'
  | 'oxxo'
  | 'ocean'
  | 'afterpay'
  | 'clearpay'
  | 'free'
  | 'offline'

const KINDS: Record<string, MethodKind> = {
  adyen_hpp: 'card',
  paypal_express: 'paypal',
  paypal_express_bml: 'paypal-credit',
  atome: 'atome',
  c_store: 'c_store',
  oxxo: 'oxxo',
  oceanpaymentcreditcard: 'ocean',
  afterpay: 'afterpay',
  afterpaypayovertime: 'afterpay',
  clearpay: 'clearpay',
  clearpaypayovertime: 'clearpay',
  free: 'free',
  checkmo: 'offline',
  banktransfer: 'offline',
  cashondelivery: 'offline',
}

/** What a method code is. `renames` maps a known code to the code this shop uses for it. `undefined`: left out. */
export function methodKind(code: string, renames: Record<string, string> = {}): MethodKind | undefined {
  const known =
    Object.keys(KINDS).find((name) => Object.hasOwn(renames, name) && renames[name] === code) ?? code
  return Object.hasOwn(KINDS, known) ? KINDS[known] : undefined
}

/** The grand total at or below which the card is hidden, by the shop's setting; South Africa's is 10 (§9). */
export function cardThreshold(setting: unknown, country_id?: string): number | undefined {
  if (country_id === 'ZA') return 10
  return setting === undefined || setting === null || setting === '' ? undefined : num(setting)
}

/**
 * The methods a shopper may choose from, in the server's order: known ones only, `free` alone when nothing is to pay and
 * never otherwise (b.1), the card and pay-later ones by their rules (§9).
 */
export function offeredMethods(
  methods: readonly ListedMethod[],
  order: {
    grandTotal: number
    currency: string
    cardThreshold?: number
    /** The shop says: show cards all the same (b.41). */
    forceCard?: boolean
    renames?: Record<string, string>
  },
): (ListedMethod & { kind: MethodKind })[] {
  const known = methods.flatMap((method) => {
    const kind = methodKind(method.code, order.renames)
    return kind ? [{ ...method, kind }] : []
  })
  const isPaid = toMinor(order.grandTotal, order.currency) <= 0
  if (isPaid && known.some(({ kind }) => kind === 'free')) return known.filter(({ kind }) => kind === 'free')
  return known.filter(({ kind }) => {
    if (kind === 'free') return false
    if (kind === 'card') return order.forceCard || !isCardHidden(order)
    return (kind !== 'afterpay' && kind !== 'clearpay') || payLaterCountry(kind, order.currency) !== undefined
  })
}

function isCardHidden(order: { grandTotal: number; currency: string; cardThreshold?: number }): boolean {
  const { grandTotal, currency, cardThreshold: threshold } = order
  return threshold !== undefined && toMinor(grandTotal, currency) <= toMinor(threshold, currency)
}

const PAY_LATER: Record<'afterpay' | 'clearpay', Record<string, string>> = {
  afterpay: { AUD: 'AU', NZD: 'NZ', USD: 'US', CAD: 'CA' },
  clearpay: { GBP: 'GB' },
}

/** The country a pay-later method works in for a currency (§9); `undefined` where it does not. */
export function payLaterCountry(kind: 'afterpay' | 'clearpay', currency: string): string | undefined {
  return Object.hasOwn(PAY_LATER[kind], currency) ? PAY_LATER[kind][currency] : undefined
}
