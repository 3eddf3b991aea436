import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { type CustomerAddress, emptyAddress } from '../../src/domain/address/address'
import { toCartAddress } from '../../src/domain/address/convert'
import { $context } from '../../src/state/page/context'
import { useAddressText } from '../../src/ui/address/text'
import { useText } from '../../src/ui/text/i18n'
import { lazyWidgetPart } from '../../src/ui/island/lazyWidgetPart'
import { skeletonOrRetry } from '../../src/ui/skeletonOrRetry'
import en from '../../locales/en/address-book.json'
import { SavedAddress } from './SavedAddress'

const AddressEditor = lazyWidgetPart(
  async () => (await import('../../src/ui/address/AddressEditor')).default,
  {
    fallback: skeletonOrRetry(3, 'box'),
  },
)

/** The list of addresses, or the form for one of them. */
export function Book({ addresses }: { addresses: CustomerAddress[] }) {
  const text = useText('address-book', en)
  const words = useAddressText()
  const country = useStore($context)?.countryId
  const [edited, edit] = useState<number | 'new'>()
  if (edited !== undefined) {
    const found = addresses.find(({ id }) => id === edited)
    const address = found ? toCartAddress(found) : emptyAddress(country)
    return <AddressEditor address={address} id={found?.id} onClose={() => edit(undefined)} headingLevel={2} />
  }
  return (
    <div>
      {addresses.length === 0 && <p>{text('empty')}</p>}
      <ul className="bzl-address-book__list" aria-label={text('label')}>
        {addresses.map((saved) => (
          <SavedAddress key={saved.id} saved={saved} onEdit={() => edit(saved.id)} />
        ))}
      </ul>
      <button
        type="button"
        className="bzl-button bzl-button--quiet"
        data-opens="new"
        onClick={() => edit('new')}
      >
        {words('new')}
      </button>
    </div>
  )
}
