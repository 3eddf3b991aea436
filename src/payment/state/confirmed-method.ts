import { atom } from 'nanostores'

/** Code of the method the shopper went on with, for as long as it stays chosen. */
export const $confirmedMethod = atom<string | undefined>()
