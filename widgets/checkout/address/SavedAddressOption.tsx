import type { Address } from '#address/rules/address.ts'
import { personName } from '#address/rules/person-name.ts'
import { AddressLine, useAddressLine } from '#address/view/AddressLine.tsx'
import { useAddressText } from '#address/view/text.ts'
import { Radio } from '#ui/Choice.tsx'
import { personal } from '#ui/personal.ts'

interface Props {
  /** Name of the radio group. */
  name: string
  /** The `id` of a saved address, 0 for one that is not in the book. */
  id: number
  address: Address
  isSelected: boolean
  onSelect(): void
  onEdit?(): void
}

/** A radio for one address of the customer, with a button to edit it when `onEdit` is given. */
export function SavedAddressOption({ name, id, address, isSelected, onSelect, onEdit }: Props) {
  const words = useAddressText()
  const lineOf = useAddressLine()
  return (
    <div className="bzl-choice--card bzl-address__saved">
      <Radio
        card={false}
        name={name}
        value={id}
        checked={isSelected}
        onChange={onSelect}
        label={
          <span {...personal()} dir="auto" translate="no">
            {personName(address)}
          </span>
        }
        note={<AddressLine address={{ ...address, firstname: '', lastname: '' }} />}
      />
      {onEdit && (
        <button
          type="button"
          className="bzl-link"
          data-opens={id || 'new'}
          aria-label={words('edit', { address: lineOf(address) })}
          onClick={onEdit}
        >
          {words('edit-short')}
        </button>
      )}
    </div>
  )
}
