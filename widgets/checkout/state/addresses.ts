import { atom } from 'nanostores'
import type { Address } from '../../../src/domain/address/address'

/** The addresses of one order; without shipping for a virtual cart. */
export interface OrderAddresses {
  shipping?: Address
  billing: Address
}

/** What the shopper submitted last. The server has it once it is the saved one, too. */
export const $submittedAddress = atom<OrderAddresses | undefined>()

export interface SavedAddresses extends OrderAddresses {
  /** Id of the cart the server saved them for. */
  cart: string
}

/** What the server has saved, undefined while it is being changed or was never saved (§4, §5). */
export const $savedAddress = atom<SavedAddresses | undefined>()
