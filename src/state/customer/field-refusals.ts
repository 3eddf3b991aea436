import type { FieldRefusal } from '../../api/address'
import { ApiError } from '../../api/client/api-error'
import { isObject, toText } from '../../domain/json'

/** The fields a refused address was refused for, with the shop's sentences (b.9). */
export function fieldRefusals(error: unknown): FieldRefusal[] {
  const told = error instanceof ApiError ? error.parameters : undefined
  return Array.isArray(told)
    ? told.filter(isObject).map(({ field, message }) => ({ field: toText(field), message: toText(message) }))
    : []
}
