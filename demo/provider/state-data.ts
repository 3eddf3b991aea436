import type { Shop } from '../shop/shop'
import type { Order } from '../shop/records'
import { unseal } from './cards/blob'
import { storedCardsOf } from './cards/stored-cards'
import type { TypedCard } from './cards/test-cards'

/** How the shopper wants to pay, read from the Drop-in's `state.data`. */
export interface StateData {
  type: string
  card?: TypedCard
  /** The shopper ticked "save for my next payment". */
  keep: boolean
}

const opened = (stateData: unknown): unknown => {
  if (typeof stateData !== 'string') return stateData
  try {
    return JSON.parse(stateData)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Reads the way to pay; `undefined` when a card field is missing, forged, or the saved card is not the customer's. */
export function methodIn(shop: Shop, order: Order, stateData: unknown): StateData | undefined {
  const data = opened(stateData)
  const method = isRecord(data) ? data.paymentMethod : undefined
  if (!isRecord(data) || !isRecord(method) || typeof method.type !== 'string') return undefined
  const keep = data.storePaymentMethod === true
  if (method.type !== 'scheme') return { type: method.type, keep: false }
  const card = method.storedPaymentMethodId ? savedCard(shop, order, method) : typedCard(method)
  return card && { type: 'scheme', card, keep }
}

function typedCard(method: Record<string, unknown>): TypedCard | undefined {
  const number = unseal('encryptedCardNumber', method.encryptedCardNumber)
  const month = unseal('encryptedExpiryMonth', method.encryptedExpiryMonth)
  const year = unseal('encryptedExpiryYear', method.encryptedExpiryYear)
  const cvc = unseal('encryptedSecurityCode', method.encryptedSecurityCode)
  return number && month && year && cvc ? { number, month, year, cvc } : undefined
}

function savedCard(shop: Shop, order: Order, method: Record<string, unknown>): TypedCard | undefined {
  const customer = order.customerId === undefined ? undefined : shop.customers.get(order.customerId)
  const cvc = unseal('encryptedSecurityCode', method.encryptedSecurityCode)
  const saved =
    customer && storedCardsOf(shop, customer).find(({ id }) => id === method.storedPaymentMethodId)
  return saved && cvc
    ? { number: saved.number, month: saved.expiryMonth, year: saved.expiryYear, cvc }
    : undefined
}
