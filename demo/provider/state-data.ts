import type { Shop } from '../shop/shop.ts'
import type { Order } from '../shop/records.ts'
import { unseal } from './cards/blob.ts'
import { asksForCode, storedCardsOf } from './cards/stored-cards.ts'
import type { TypedCard } from './cards/test-cards.ts'
import type { Payment } from './payment-records.ts'
import { walletToken } from './wallets/token.ts'

/** The payment method in the Drop-in's `state.data`. */
export interface StateData {
  type: string
  card?: TypedCard
  /** The amount that the sheet of a wallet showed. */
  authorised?: Payment['authorised']
  /** The shopper checked "save for my next payment". */
  shouldStore: boolean
}

const parsed = (stateData: unknown): unknown => {
  if (typeof stateData !== 'string') return stateData
  try {
    return JSON.parse(stateData)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Reads the method; `undefined` when a card field is missing or malformed, or a stored card is not the customer's. */
export function methodIn(shop: Shop, order: Order, stateData: unknown): StateData | undefined {
  const data = parsed(stateData)
  const method = isRecord(data) ? data.paymentMethod : undefined
  if (!isRecord(data) || !isRecord(method) || typeof method.type !== 'string') return undefined
  const shouldStore = data.storePaymentMethod === true
  if (method.type === 'blik' && !/^\d{6}$/.test(String(method.blikCode))) return undefined
  if (method.applePayToken || method.googlePayToken) {
    const token = walletToken(method)
    return token && { type: method.type, ...token, shouldStore: false }
  }
  if (!cardTypes.has(method.type)) return { type: method.type, shouldStore: false }
  const card = method.storedPaymentMethodId ? savedCard(shop, order, method) : typedCard(method)
  return card && { type: method.type, card, shouldStore }
}

const cardTypes = new Set(['scheme', 'bcmc'])

/** A Bancontact card has no security code. */
function typedCard(method: Record<string, unknown>): TypedCard | undefined {
  const number = unseal('encryptedCardNumber', method.encryptedCardNumber)
  const month = unseal('encryptedExpiryMonth', method.encryptedExpiryMonth)
  const year = unseal('encryptedExpiryYear', method.encryptedExpiryYear)
  const cvc = unseal('encryptedSecurityCode', method.encryptedSecurityCode)
  const isComplete = number && month && year && (cvc || method.type === 'bcmc')
  return isComplete ? { number, month, year, cvc } : undefined
}

function savedCard(shop: Shop, order: Order, method: Record<string, unknown>): TypedCard | undefined {
  const customer = order.customerId === undefined ? undefined : shop.customers.get(order.customerId)
  const cvc = unseal('encryptedSecurityCode', method.encryptedSecurityCode)
  const saved =
    customer && storedCardsOf(shop, customer).find(({ id }) => id === method.storedPaymentMethodId)
  if (!saved || (!cvc && asksForCode(shop))) return undefined
  return { number: saved.number, month: saved.expiryMonth, year: saved.expiryYear, cvc }
}
