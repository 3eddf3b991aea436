import type { Cart } from '../shop/quote.ts'
import type { GiftCardPart } from '../shop/records.ts'
import type { Shop } from '../shop/shop.ts'
import { unseal } from './cards/blob.ts'
import { paymentRecords } from './payment-records.ts'

/** The brands of gift cards that the provider offers, and what they are called. */
export const GIFT_CARDS: Record<string, string> = { svs: 'Gift card', givex: 'Voucher card' }

/** Test gift cards and the money on them, in the smallest unit of any currency. Their code is 737. */
const BALANCES: Record<string, number> = {
  '6036280000000000018': 2000,
  '6036280000000000026': 5000,
  '6036280000000000034': 1_000_000,
  '6036280000000000042': 0,
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const numberOf = (method: Record<string, unknown>) =>
  unseal('encryptedCardNumber', method.encryptedCardNumber) ?? ''

/** Returns the rest on a gift card; undefined for an unknown card or a wrong code. */
export function balanceOf(shop: Shop, method: unknown): number | undefined {
  if (!isRecord(method) || method.type !== 'giftcard') return undefined
  if (unseal('encryptedSecurityCode', method.encryptedSecurityCode) !== '737') return undefined
  return leftOn(shop, numberOf(method))
}

function leftOn(shop: Shop, number: string): number | undefined {
  const full = BALANCES[number]
  return full === undefined ? undefined : full - (paymentRecords(shop).spentOnGiftCards.get(number) ?? 0)
}

/** A gift card as the cart's state data has it. */
export interface RedeemedCard {
  id: number
  method: Record<string, unknown>
  balance: { value: number; currency: string }
  title: string
}

/** The gift cards of a cart, the first one first. */
export function redeemedCards(cart: Cart): RedeemedCard[] {
  return (cart.stateData ?? []).flatMap(({ id, data }) => {
    const { paymentMethod, giftcard } = data
    if (!isRecord(paymentMethod) || paymentMethod.type !== 'giftcard' || !paymentMethod.brand) return []
    const { balance, title } = giftcard as Pick<RedeemedCard, 'balance' | 'title'>
    return [{ id, method: paymentMethod, balance, title }]
  })
}

/** How the cart's gift cards pay an amount, as far as they go. A card that has less by now than it had when it was added is refused. */
export function payByGiftCards(shop: Shop, cart: Cart | undefined, amount: number) {
  const parts: GiftCardPart[] = []
  let left = amount
  let isRefused = false
  for (const { method, balance } of cart ? redeemedCards(cart) : []) {
    const value = Math.min(left, balance.value)
    const number = numberOf(method)
    left -= value
    if (value > (leftOn(shop, number) ?? 0)) isRefused = true
    else if (value > 0) {
      spend(shop, { number, value })
      parts.push({ number, value })
    }
  }
  return { parts, left, isRefused }
}

/** Puts what an order has taken back on its gift cards. */
export const giveBack = (shop: Shop, parts: readonly GiftCardPart[]): void =>
  parts.forEach(({ number, value }) => spend(shop, { number, value: -value }))

function spend(shop: Shop, { number, value }: GiftCardPart): void {
  const { spentOnGiftCards } = paymentRecords(shop)
  spentOnGiftCards.set(number, (spentOnGiftCards.get(number) ?? 0) + value)
}
