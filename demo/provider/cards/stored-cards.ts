import type { Shop } from '../../shop/shop.ts'
import type { Customer } from '../../shop/records.ts'
import { paymentRecords, type StoredMethod } from '../payment-records.ts'
import { brandOf } from './card-number.ts'
import type { TypedCard } from './test-cards.ts'

const names: Record<string, string> = { visa: 'VISA', mc: 'Mastercard', amex: 'American Express', jcb: 'JCB' }

function storedMethod(id: string, { number, month, year }: TypedCard, customer: Customer): StoredMethod {
  const brand = brandOf(number) ?? 'visa'
  return {
    id,
    type: 'scheme',
    name: names[brand] ?? brand,
    brand,
    lastFour: number.slice(-4),
    expiryMonth: month,
    expiryYear: year,
    holderName: `${customer.firstname} ${customer.lastname}`,
    supportedShopperInteractions: ['Ecommerce', 'ContAuth'],
    number,
  }
}

/** The shop may do without the security code of stored cards. */
export const asksForCode = ({ settings }: Shop): boolean => settings.stored_card_code !== '0'

const firstCard: TypedCard = { number: '4111111111111111', month: '03', year: '2030', cvc: '' }

/** A customer's stored cards; each customer starts with one Visa. */
export function storedCardsOf(shop: Shop, customer: Customer): StoredMethod[] {
  const { stored } = paymentRecords(shop)
  const known = stored.get(customer.id)
  if (known) return known
  const first = [storedMethod(`841573634410${1000 + customer.id}`, firstCard, customer)]
  stored.set(customer.id, first)
  return first
}

export function saveCard(shop: Shop, customer: Customer, card: TypedCard): void {
  const cards = storedCardsOf(shop, customer)
  if (cards.some(({ number }) => number === card.number)) return
  cards.push(storedMethod(`841573634420${shop.nextId('storedMethod', 1000)}`, card, customer))
}

/** Returns false when the customer has no such card. */
export function removeCard(shop: Shop, customer: Customer, id: string): boolean {
  const cards = storedCardsOf(shop, customer)
  const left = cards.filter((card) => card.id !== id)
  paymentRecords(shop).stored.set(customer.id, left)
  return left.length < cards.length
}

/** The module hides a token for good, and says so again for one that is hidden. Returns false for an unknown one. */
export function hideCard(shop: Shop, customer: Customer, id: string): boolean {
  const { hidden } = paymentRecords(shop)
  if (removeCard(shop, customer, id)) hidden.add(`${customer.id}/${id}`)
  return hidden.has(`${customer.id}/${id}`)
}
