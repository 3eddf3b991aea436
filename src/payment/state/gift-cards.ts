import { atom } from 'nanostores'
import type { GiftCard } from '../rules/gift-cards.ts'

/** The provider's gift cards that the cart has, as read last. They pay before any other of the provider's ways to pay. */
export const $giftCards = atom<readonly GiftCard[]>([])

/** The part of a total that they leave to another way to pay. Both are in the currency's smallest unit. */
export const leftToPay = (total: number): number =>
  $giftCards.get().reduce((left, { balance }) => Math.max(0, left - balance), total)

/** Whether they pay all of an order for which there is something to pay. */
export const isAllPaid = (total: number): boolean => total > 0 && leftToPay(total) === 0

/** Keeps the list as it is if the shop has answered the same. */
export function setGiftCards(cards: readonly GiftCard[]): void {
  if (JSON.stringify(cards) !== JSON.stringify($giftCards.get())) $giftCards.set(cards)
}
