import { atom } from 'nanostores'
import type { GiftCard } from '../rules/gift-cards.ts'

/** The provider's gift cards that the cart has, as read last. They pay before any other of the provider's ways to pay. */
export const $giftCards = atom<readonly GiftCard[]>([])
