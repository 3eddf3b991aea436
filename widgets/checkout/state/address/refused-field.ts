import { ApiError } from '../../../../src/api/client/api-error'
import { fieldRefusedFor } from '../../../../src/state/address/address-fields'
import type { RefusedField } from './refusal'

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
