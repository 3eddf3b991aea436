import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { CustomerAddress } from '../../../src/domain/address/address'
import { toCartAddress } from '../../../src/domain/address/convert'
import { useAddressText } from '../../../src/ui/address/text'
import { submitAddress } from '../state/address/submit-address'
import { $submittedAddress } from '../state/addresses'
import { $isVirtualCart } from '../../../src/state/cart/cart'
import { $addressForm } from '../state/address/address-form'
import { useCheckoutText } from '../text'
import AddressEditor from '../../../src/ui/address/AddressEditor'
import { BillingList, useBilled } from './BillingList'
import { BillingPart, useBilling } from './BillingPart'
import { SaveButton } from './SaveButton'
import { SavedChoice } from './SavedChoice'

/** A customer's saved addresses to choose from; one can be changed or added in place. */
export function AddressBook({ addresses }: { addresses: CustomerAddress[] }) {
  const text = useCheckoutText()
  const words = useAddressText()
  const isVirtual = useStore($isVirtualCart)
  const [chosen, choose] = useState(() => firstChoice(addresses, isVirtual))
  const [edited, edit] = useState<number | 'new'>()
  const billed = useBilled(addresses)
  const billing = useBilling(() => save(), billed && toCartAddress(billed))
  const close = (savedId?: number) => {
    if (savedId) choose(savedId)
    edit(undefined)
  }
  if (edited !== undefined) {
    const found = addresses.find(({ id }) => id === edited)
    const address = found ? toCartAddress(found) : $addressForm.get().shipping
    return <AddressEditor address={address} id={found?.id} onClose={close} section="shipping" />
  }
  function save() {
    const found = addresses.find(({ id }) => id === chosen)
    const address = found && toCartAddress(found)
    const other = address && (isVirtual ? { address } : billing.submit({ address }))
    if (other) void submitAddress({ shipping: isVirtual ? undefined : address, billing: other.address })
  }
  return (
    <>
      <fieldset>
        <legend className="bzl-checkout__legend">
          {text(isVirtual ? 'address.choose.virtual' : 'address.choose')}
        </legend>
        {addresses.map((saved) => (
          <SavedChoice
            key={saved.id}
            name="bzl-saved-address"
            saved={saved}
            isChosen={saved.id === chosen}
            onChoose={() => choose(saved.id)}
            onEdit={() => edit(saved.id)}
          />
        ))}
      </fieldset>
      <button type="button" className="bzl-link" data-opens="new" onClick={() => edit('new')}>
        {words('new')}
      </button>
      {!isVirtual && (
        <BillingPart billing={billing}>
          <BillingList addresses={addresses} />
        </BillingPart>
      )}
      <SaveButton onClick={save} label={text(isVirtual ? 'address.use' : 'address.deliver')} />
    </>
  )
}

/** What was chosen before, else the customer's default, else the first. */
function firstChoice(addresses: CustomerAddress[], isVirtual: boolean) {
  const before = ($submittedAddress.get()?.shipping ?? $submittedAddress.get()?.billing)?.customer_address_id
  const isDefault = (saved: CustomerAddress) => (isVirtual ? saved.default_billing : saved.default_shipping)
  return (addresses.find(({ id }) => id === before) ?? addresses.find(isDefault) ?? addresses[0])?.id
}
