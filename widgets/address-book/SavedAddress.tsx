import type { CustomerAddress } from '#address/rules/address.ts'
import { toCartAddress } from '#address/rules/convert.ts'
import { personName } from '#address/rules/reading-order.ts'
import type { DefaultMark } from '#address/state/address-book.ts'
import { AddressLine, useAddressLine } from '#address/view/AddressLine.tsx'
import { useAddressText } from '#address/view/text.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/address-book.json'
import { personal } from '#ui/personal.ts'

interface Props {
  saved: CustomerAddress
  onEdit(): void
  onDefault(mark: DefaultMark): void
  onDelete(): void
}

/** One address of the book, marked when it is a default. */
export function SavedAddress({ saved, onEdit, onDefault, onDelete }: Props) {
  const text = useText('address-book', en)
  const words = useAddressText()
  const lineOf = useAddressLine()
  const address = toCartAddress(saved)
  const press = (mark: DefaultMark, label: string) => (
    <button
      type="button"
      className="bzl-link"
      aria-label={`${label}: ${lineOf(address)}`}
      onClick={() => onDefault(mark)}
    >
      {label}
    </button>
  )
  return (
    <li className="bzl-address-book__card">
      <p {...personal('bzl-address-book__name')} dir="auto" translate="no">
        {personName(address)}
      </p>
      <AddressLine address={{ ...address, firstname: '', lastname: '' }} />
      <p {...personal('bzl-address-book__telephone')}>
        <bdi translate="no">{saved.telephone}</bdi>
      </p>
      {saved.default_shipping && <p className="bzl-tag">{text('default-shipping')}</p>}
      {saved.default_billing && <p className="bzl-tag">{text('default-billing')}</p>}
      {!saved.default_shipping && press('default_shipping', text('make-default-shipping'))}
      {!saved.default_billing && press('default_billing', text('make-default-billing'))}
      <div>
        <button
          type="button"
          className="bzl-link"
          data-opens={saved.id}
          aria-label={words('edit', { address: lineOf(address) })}
          onClick={onEdit}
        >
          {words('edit-short')}
        </button>
        <button
          type="button"
          className="bzl-link"
          aria-label={text('delete', { address: lineOf(address) })}
          onClick={onDelete}
        >
          {text('delete-short')}
        </button>
      </div>
    </li>
  )
}
