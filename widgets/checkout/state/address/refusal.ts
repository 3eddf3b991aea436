import { atom } from 'nanostores'
import { ApiError } from '#http/api-error.ts'
import { fieldRefusedFor } from '#address/state/address-fields.ts'

/** A field of the address the shop refused, by its name in the table of fields, with the shop's sentence. */
export interface RefusedField {
  field: string
  message: string
}
export const $refusedField = atom<RefusedField | undefined>()

/** Why the submitted address could not be saved, in the shop's words; '' when it gave none. */
export const $addressFailure = atom<string | undefined>()

/** Which field of the address the server refused, if its response names one. */
export function refusedFieldOf(error: unknown): RefusedField | undefined {
  if (!(error instanceof ApiError) || !error.text) return undefined
  return refusedFieldIn(error.text, error.fieldName)
}

/** Which field of the address the shop's sentence is about. */
export function refusedFieldIn(message: string, name = ''): RefusedField | undefined {
  const field = fieldRefusedFor(name, message)
  return field ? { field, message } : undefined
}
