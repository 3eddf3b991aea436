import { atom } from 'nanostores'

type Answer<T> = T | undefined | Promise<T | undefined>

/**
 * The service that completes addresses on this page, set by `Bezel.addressProvider`. The answers of its
 * functions are checked where they are read.
 */
export interface AddressProvider {
  suggest(text: string, country: string): Answer<readonly object[]>
  details(id: string): Answer<object>
  postcode?(postcode: string, country: string): Answer<object>
}

/** Undefined: addresses are only typed. */
export const $addressProvider = atom<AddressProvider | undefined>()
