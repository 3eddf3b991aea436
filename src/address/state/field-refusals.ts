import { fieldRefusals as refusalsOf } from '../api.ts'
import type { FieldRefusal } from '../rules/fields.ts'
import { fieldRefusedFor } from './address-fields.ts'

/**
 * The fields a refused address was refused for, by their names in the form, with the shop's sentences
 * (wire: save-address).
 */
export function fieldRefusals(error: unknown): FieldRefusal[] {
  return refusalsOf(error).flatMap(({ field, message }) => {
    const name = fieldRefusedFor(field, '')
    return name ? [{ field: name, message }] : []
  })
}
