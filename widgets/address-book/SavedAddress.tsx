import { useStore } from '@nanostores/react'
import { type CustomerAddress, toCartAddress } from '../../src/domain/address/address'
import { $countries } from '../../src/state/page/directory'
import { addressText } from '../../src/ui/address/address-text'
import { AddressLine } from '../../src/ui/address/AddressLine'
import { useAddressText } from '../../src/ui/address/text'
import { useText } from '../../src/ui/text/i18n'
import en from '../../locales/en/address-book.json'

/** One address of the book, with what it is used for. */
export function SavedAddress({ saved, onEdit }: { saved: CustomerAddress; onEdit(): void }) {
  const text = useText('address-book', en)
  const words = useAddressText()
  const countries = useStore($countries)
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
        aria-label={words('edit', { address: addressText(address, countries) })}
        onClick={onEdit}
      >
        {words('edit-short')}
      </button>
    </li>
  )
}
