import { fieldRefusals as refusalsOf } from '../../api/address'
import type { FieldRefusal } from '../../domain/address/refused-field'
import { fieldRefusedFor } from '../address/address-fields'

/** The fields a refused address was refused for, by their names in the form, with the shop's sentences (b.9). */
export function fieldRefusals(error: unknown): FieldRefusal[] {
  return refusalsOf(error).flatMap(({ field, message }) => {
    const name = fieldRefusedFor(field, '')
    return name ? [{ field: name, message }] : []
  })
}
