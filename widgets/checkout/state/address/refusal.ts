import { atom } from 'nanostores'
import type { FieldName } from '../../../../src/domain/address/fields'

/** A field the shop refused, with its sentence. "region" is whichever control the country has for it. */
export interface RefusedField {
  field: FieldName | 'email'
  message: string
}
export const $refusedField = atom<RefusedField | undefined>()

/** Why the submitted address could not be saved, in the shop's words; '' when it gave none. */
export const $addressFailure = atom<string | undefined>()
