import { atom } from 'nanostores'
import type { CustomerAddress } from '#address/rules/address.ts'

/** The customer's saved addresses, undefined until loaded. */
export const $addresses = atom<CustomerAddress[] | undefined>()
