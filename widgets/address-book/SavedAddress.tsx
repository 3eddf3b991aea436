import type { CustomerAddress } from '../../src/domain/address/address'
import { toCartAddress } from '../../src/domain/address/convert'
import { AddressLine } from '../../src/ui/address-line/AddressLine'
import { useAddressText } from '../../src/ui/address/text'
import { useAddressLine } from '../../src/ui/address-line/useAddressLine'
import { useText } from '../../src/ui/text/i18n'
import en from '../../locales/en/address-book.json'

/** One address of the book, marked when it is a default. */
export function SavedAddress({ saved, onEdit }: { saved: CustomerAddress; onEdit(): void }) {
  const text = useText('address-book', en)
  const words = useAddressText()
  const lineOf = useAddressLine()
  const address = toCartAddress(saved)
  return (
    <li className="bzl-address-book__card">
      <p className="bzl-address-book__name" dir="auto" translate="no">
        {saved.firstname} {saved.lastname}
      </p>
      <AddressLine address={{ ...address, firstname: '', lastname: '' }} />
      <p className="bzl-address-book__telephone">
        <bdi translate="no">{saved.telephone}</bdi>
      </p>
      {saved.default_shipping && <p className="bzl-tag">{text('default-shipping')}</p>}
      {saved.default_billing && <p className="bzl-tag">{text('default-billing')}</p>}
      <button
        type="button"
        className="bzl-link"
        data-opens={saved.id}
        aria-label={words('edit', { address: lineOf(address) })}
        onClick={onEdit}
      >
        {words('edit-short')}
      </button>
    </li>
  )
}
