import { atom } from 'nanostores'
import type { CustomerAddress } from '../../domain/address/address'

/** The customer's saved addresses, undefined until loaded. */
export const $addresses = atom<CustomerAddress[] | undefined>()
