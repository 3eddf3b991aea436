import type { CustomerAddress } from '../../../src/domain/address/address'
import { toCartAddress } from '../../../src/domain/address/convert'
import { AddressLine } from '../../../src/ui/address/AddressLine'
import { useAddressText } from '../../../src/ui/address/text'
import { useAddressLine } from '../../../src/ui/address/useAddressLine'
import { Radio } from '../../../src/ui/form/Choice'

interface Props {
  /** Of the radios it is among. */
  name: string
  saved: CustomerAddress
  isChosen: boolean
  onChoose(): void
  onEdit?(): void
}

/** One saved address among others to choose from. */
export function SavedChoice({ name, saved, isChosen, onChoose, onEdit }: Props) {
  const words = useAddressText()
  const lineOf = useAddressLine()
  const address = toCartAddress(saved)
  return (
    <div className="bzl-choice--card bzl-address__saved">
      <Radio
        card={false}
        name={name}
        value={saved.id}
        checked={isChosen}
        onChange={onChoose}
        label={
          <span dir="auto" translate="no">
            {saved.firstname} {saved.lastname}
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
