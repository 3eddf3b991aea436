import type { CustomerAddress } from '../../../src/domain/address/address'
import { toCartAddress } from '../../../src/domain/address/convert'
import { personName } from '../../../src/domain/address/person-name'
import { AddressLine } from '../../../src/ui/address-line/AddressLine'
import { useAddressText } from '../../../src/ui/address/text'
import { useAddressLine } from '../../../src/ui/address-line/useAddressLine'
import { Radio } from '../../../src/ui/Choice'

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
