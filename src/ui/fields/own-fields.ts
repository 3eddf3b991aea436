import type { FieldRow } from '../../domain/address/field-row'
import type { PageField } from '../../domain/fields/page-field'
import { $ownAddressFields } from '../../state/address/address-fields'
import { $pageFields } from '../../state/page/fields'
import { checkField } from './check-field'

export { OwnField } from './OwnField'

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
  // Where it is shown it has its own.
  label: '',
  autocomplete: 'off',
  part: 'T',
  shown: field.countries ? { only: field.countries } : true,
  required: field.required,
  check: (value) => checkField(field, value),
  width: 'full',
})
