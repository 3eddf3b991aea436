import { toMinorUnits } from '../../shop/money.ts'
import type { TypedCard } from '../cards/test-cards.ts'

/** The data that the demo's sheets sign, in place of a real wallet's encrypted card. */
export interface WalletToken {
  /**
   * The amount the sheet showed when the shopper pressed Pay; minor units, NaN if the currency has no such
   * amount.
   */
  authorised?: { value: number; currency: string }
  card: TypedCard
}

const CARD = '4111111111111111'

/**
 * The token in the component's data: of Apple Pay base64 of its JSON, of Google Pay JSON. Undefined if it is
 * invalid.
 */
export function walletToken({
  applePayToken,
  googlePayToken,
}: Record<string, unknown>): WalletToken | undefined {
  const token = readToken(applePayToken ? decoded(String(applePayToken)) : String(googlePayToken))
  if (!token) return undefined
  const { amount, currency, card = CARD } = token
  return {
    card: { number: String(card), month: '03', year: '2030' },
    ...(amount !== undefined && {
      authorised: { value: toMinorUnits(String(amount), String(currency)), currency: String(currency) },
    }),
  }
}

function decoded(base64: string): string {
  try {
    return atob(base64)
  } catch {
    return ''
  }
}

function readToken(text: string): Record<string, unknown> | undefined {
  try {
    const token: unknown = JSON.parse(text)
    return typeof token === 'object' && token ? (token as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
