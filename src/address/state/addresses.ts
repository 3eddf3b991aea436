import { atom } from 'nanostores'
import type { Address } from '../rules/address.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'

/** The addresses of one order; without shipping for a virtual cart. */
export interface OrderAddresses {
  shipping?: Address
  billing: Address
}

/** Whether they are all that the cart needs. */
export const isUsable = ({ shipping }: OrderAddresses): boolean =>
  $isVirtualCart.get() || shipping !== undefined

/** The addresses the shopper submitted last. */
export const $submittedAddress = atom<OrderAddresses | undefined>()

export interface SavedAddresses extends OrderAddresses {
  /** Id of the cart the server saved them for. */
  cart: string
}

/**
 * The addresses the server has saved; undefined while the shopper changes them, and before the first save
 * (rule: regions, rule: required-fields).
 */
export const $savedAddress = atom<SavedAddresses | undefined>()
