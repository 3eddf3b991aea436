import { ApiError } from '#http/api-error.ts'
import { fieldRefusedFor } from '#address/state/address-fields.ts'
import type { RefusedField } from './refusal.ts'

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
