import { atom } from 'nanostores'
import type { Address } from '../../../../src/domain/address/address'

/** The addresses of one order; without shipping for a virtual cart. */
export interface OrderAddresses {
  shipping?: Address
  billing: Address
}

/** What the server has saved, undefined while it is being changed or was never saved (§4, §5). */
export const $savedAddress = atom<OrderAddresses | undefined>()
