import { ApiError } from '../../../../src/api/client/api-error'
import type { RefusedField } from './refusal'

/** The shop's names of fields, as they come in refusals, by those of the form. */
const FIELDS: Record<string, RefusedField['field']> = {
  regionid: 'region',
  region: 'region',
  regioncode: 'region',
  countryid: 'country_id',
  postcode: 'postcode',
  street: 'street1',
  city: 'city',
  telephone: 'telephone',
  firstname: 'firstname',
  lastname: 'lastname',
  company: 'company',
  vatid: 'vat_id',
  email: 'email',
}

/** Which field of the address the shop refused, where it says so. */
export function refusedFieldOf(error: unknown): RefusedField | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'business' || !error.text) return undefined
  const named = FIELDS[(error.fieldName ?? '').replace(/[^a-z]/gi, '').toLowerCase()]
  const field = named ?? (/State\/Province|\bregion/i.test(error.text) ? 'region' : undefined)
  return field && { field, message: error.text }
}
