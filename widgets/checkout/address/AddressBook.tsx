import { useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { type CustomerAddress, toCartAddress } from '../../../src/domain/address'
import { useAddressText } from '../../../src/ui/address/text'
import { Radio } from '../../../src/ui/Choice'
import { chooseAddress, $choice } from '../state/choice'
import { $isVirtual } from '../state/steps'
import { $typed } from '../state/typed'
import { useCheckoutText } from '../text'
import { addressText } from '../../../src/ui/address/address-text'
import AddressEditor from '../../../src/ui/address/AddressEditor'
import { AddressLine } from '../../../src/ui/address/AddressLine'
import { BillingPart, useBilling } from './BillingPart'
import { SaveButton } from './SaveButton'

/** A customer's saved addresses to choose from; one can be changed or added in place. */
export function AddressBook({ addresses }: { addresses: CustomerAddress[] }) {
  const text = useCheckoutText()
  const words = useAddressText()
  const isVirtual = useStore($isVirtual)
  const [chosen, choose] = useState(() => firstChoice(addresses, isVirtual))
  const [edited, edit] = useState<number | 'new' | undefined>()
  const add = useRef<HTMLButtonElement>(null)
  const billing = useBilling(() => save())
  const close = (savedId?: number) => {
    if (savedId) choose(savedId)
    edit(undefined)
    add.current?.focus()
  }
  if (edited !== undefined) {
    const found = addresses.find(({ id }) => id === edited)
    const address = found ? toCartAddress(found) : $typed.get().shipping
    return <AddressEditor address={address} id={found?.id} onClose={close} section="shipping" />
  }
  function save() {
    const found = addresses.find(({ id }) => id === chosen)
    const address = found && toCartAddress(found)
    const other = address && (isVirtual ? { address } : billing.submit({ address }))
    if (other) void chooseAddress({ shipping: isVirtual ? undefined : address, billing: other.address })
  }
  return (
    <>
      <fieldset>
        <legend className="bzl-checkout__legend">
          {text(isVirtual ? 'address.choose.virtual' : 'address.choose')}
        </legend>
        {addresses.map((saved) => (
          <SavedAddress
            key={saved.id}
            saved={saved}
            isChosen={saved.id === chosen}
            onChoose={() => choose(saved.id)}
            onEdit={() => edit(saved.id)}
          />
        ))}
      </fieldset>
      <button type="button" className="bzl-link" ref={add} onClick={() => edit('new')}>
        {words('new')}
      </button>
      {!isVirtual && <BillingPart billing={billing} />}
      <SaveButton onClick={save} label={text(isVirtual ? 'address.use' : 'address.deliver')} />
    </>
  )
}

/** What was chosen before, else the customer's default, else the first. */
function firstChoice(addresses: CustomerAddress[], isVirtual: boolean) {
  const before = ($choice.get()?.shipping ?? $choice.get()?.billing)?.customer_address_id
  const isDefault = (saved: CustomerAddress) => (isVirtual ? saved.default_billing : saved.default_shipping)
  return (addresses.find(({ id }) => id === before) ?? addresses.find(isDefault) ?? addresses[0])?.id
}

interface SavedProps {
  saved: CustomerAddress
  isChosen: boolean
  onChoose(): void
  onEdit(): void
}

function SavedAddress({ saved, isChosen, onChoose, onEdit }: SavedProps) {
  const words = useAddressText()
  const address = toCartAddress(saved)
  return (
    <div className="bzl-checkout__saved">
      <Radio
        name="bzl-saved-address"
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
      <button
        type="button"
        className="bzl-link"
        aria-label={words('edit', { address: addressText(address) })}
        onClick={onEdit}
      >
        {words('edit-short')}
      </button>
    </div>
  )
}
