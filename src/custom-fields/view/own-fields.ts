import type { FieldRow } from '#address/rules/field-row.ts'
import type { PageField } from '../rules/page-field.ts'
import { $ownAddressFields } from '#address/state/address-fields.ts'
import { $pageFields } from '../state/fields.ts'
import { checkField } from './check-field.ts'

export { OwnField } from './OwnField.tsx'

/** Adds the page's own fields of addresses to ours, at the end of the form. */
export function addAddressFields(): void {
  const own = $pageFields.get().filter(({ place }) => place === 'address')
  $ownAddressFields.set(own.map(toRow))
}

const toRow = (field: PageField): FieldRow => ({
  name: field.name,
  at: { attribute: field.name },
  control: 'own',
  field,
  // The field draws its own label.
  label: '',
  autocomplete: 'off',
  part: 'T',
  shown: field.countries ? { only: field.countries } : true,
  required: field.required,
  check: (value) => checkField(field, value),
  width: 'full',
})
