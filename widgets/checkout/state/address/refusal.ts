import { atom } from 'nanostores'

/** A field of the address the shop refused, by its name in the table of fields, with the shop's sentence. */
export interface RefusedField {
  field: string
  message: string
}
export const $refusedField = atom<RefusedField | undefined>()

/** Why the submitted address could not be saved, in the shop's words; '' when it gave none. */
export const $addressFailure = atom<string | undefined>()
