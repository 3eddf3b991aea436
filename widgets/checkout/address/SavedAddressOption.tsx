import type { CustomerAddress } from '#address/rules/address.ts'
import { toCartAddress } from '#address/rules/convert.ts'
import { personName } from '#address/rules/person-name.ts'
import { AddressLine, useAddressLine } from '#address/view/AddressLine.tsx'
import { useAddressText } from '#address/view/text.ts'
import { Radio } from '#ui/Choice.tsx'

interface Props {
  /** Name of the radio group. */
  name: string
  saved: CustomerAddress
  isSelected: boolean
  onSelect(): void
  onEdit?(): void
}

/** A radio for one saved address, with a button to edit it when `onEdit` is given. */
export function SavedAddressOption({ name, saved, isSelected, onSelect, onEdit }: Props) {
  const words = useAddressText()
  const lineOf = useAddressLine()
  const address = toCartAddress(saved)
  return (
    <div className="bzl-choice--card bzl-address__saved">
      <Radio
        card={false}
        name={name}
        value={saved.id}
        checked={isSelected}
        onChange={onSelect}
        label={
          <span dir="auto" translate="no">
            {personName(address)}
          </span>
        }
        note={<AddressLine address={{ ...address, firstname: '', lastname: '' }} />}
      />
      {onEdit && (
        <button
          type="button"
          className="bzl-link"
          data-opens={saved.id}
          aria-label={words('edit', { address: lineOf(address) })}
          onClick={onEdit}
        >
          {words('edit-short')}
        </button>
      )}
    </div>
  )
}
