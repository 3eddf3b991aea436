import { ApiError } from '../../../../src/api/client/api-error'
import { refusedField } from '../../../../src/domain/address/refused-field'
import { $addressFields } from '../../../../src/state/address/address-fields'
import type { RefusedField } from './refusal'

/** Which field of the address the server refused, if its response names one. */
export function refusedFieldOf(error: unknown): RefusedField | undefined {
  if (!(error instanceof ApiError) || !error.text) return undefined
  const field = refusedField(error.fieldName ?? '', error.text, $addressFields.get())
  return field ? { field, message: error.text } : undefined
}
