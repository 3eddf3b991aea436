import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { Address, CustomerAddress } from '#address/rules/address.ts'
import { toCartAddress } from '#address/rules/convert.ts'
import { readObject } from '#lib/json.ts'
import type { FieldRefusal } from '#address/rules/refused-field.ts'
import { useAddressText } from '#address/view/text.ts'
import { $refusedField } from '../state/address/refusal.ts'
import { estimateSoon } from '../state/address/submit-address.ts'
import { $submittedAddress } from '#address/state/addresses.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { $addressForm } from '../state/address/address-form.ts'
import AddressEditor from '#address/view/AddressEditor.tsx'
import { keepDraft, readAddress, readDraft } from '#checkout/state/draft.ts'
import { clearForOther } from '../state/session/clear-shopper.ts'
import { BillingAddress } from './BillingAddress.tsx'
import { BillingOptions, useSelectedBilling } from './BillingOptions.tsx'
import { SaveButton } from './SaveButton.tsx'
import { SavedAddressOption } from './SavedAddressOption.tsx'
import { useSavedText } from './saved-text.ts'
import { useBillingAddress } from './useBillingAddress.ts'
import { useSubmit } from './useSubmit.ts'

/** An address of the book that is being changed, or without an id added. */
interface Edited {
  id?: number
  address: Address
  refused?: FieldRefusal
}

const keepEdited = (edited?: Edited) => keepDraft({ edited })

/** As typed before a reload, or before a login took the place of the checkout. */
function keptEdited(): Edited | undefined {
  const { id, address } = readObject(readDraft().edited)
  const kept = readAddress(address)
  return kept && { id: Number(id) || undefined, address: kept }
}

/** The saved address with a field that the shop has refused with the order. */
function refusedAddress(addresses: CustomerAddress[]): Edited | undefined {
  const refused = $refusedField.get()
  const { shipping, billing } = $submittedAddress.get() ?? {}
  const saved = addresses.find(({ id }) => id === (shipping ?? billing)?.customer_address_id)
  return refused && saved && { id: saved.id, address: toCartAddress(saved), refused }
}

/** A customer's saved addresses to choose from; one can be changed or added in place. */
export function SavedAddressList({ addresses }: { addresses: CustomerAddress[] }) {
  const text = useSavedText()
  const words = useAddressText()
  const isVirtual = useStore($isVirtualCart)
  const [selectedId, setSelected] = useState(() => initialSelection(addresses, isVirtual))
  const [edited, edit] = useState(() => keptEdited() ?? refusedAddress(addresses))
  useEffect(clearForOther, [])
  const selected = addresses.find(({ id }) => id === selectedId)
  useEffect(() => selected && estimateSoon(toCartAddress(selected)), [selected])
  const selectedBilling = useSelectedBilling(addresses)
  const billing = useBillingAddress(() => save(), selectedBilling && toCartAddress(selectedBilling))
  const save = useSubmit(() => {
    // Going on would lose what is typed into it.
    if (edited) return undefined
    const address = selected && toCartAddress(selected)
    const billingAddress = address && (isVirtual ? address : billing.submit(address))
    return billingAddress && { shipping: isVirtual ? undefined : address, billing: billingAddress }
  })
  const select = (selectedId: number) => {
    keepDraft({ selectedId })
    setSelected(selectedId)
  }
  const close = (savedId?: number) => {
    if (savedId) select(savedId)
    keepEdited()
    $refusedField.set(undefined)
    edit(undefined)
  }
  const add = () => edit({ address: $addressForm.get().shipping })
  if (edited) {
    const keep = (address: Address) => keepEdited({ ...edited, address })
    return (
      <AddressEditor
        {...edited}
        onChange={keep}
        onClose={close}
        section={isVirtual ? 'billing' : 'shipping'}
      />
    )
  }
  return (
    <>
      <fieldset>
        <legend className="bzl-checkout__legend">
          {text(isVirtual ? 'address.choose.virtual' : 'address.choose')}
        </legend>
        {addresses.map((saved) => (
          <SavedAddressOption
            key={saved.id}
            name="bzl-saved-address"
            saved={saved}
            isSelected={saved.id === selectedId}
            onSelect={() => select(saved.id)}
            onEdit={() => edit({ id: saved.id, address: toCartAddress(saved) })}
          />
        ))}
      </fieldset>
      <button type="button" className="bzl-link" data-opens="new" onClick={add}>
        {words('new')}
      </button>
      {!isVirtual && (
        <BillingAddress billing={billing}>
          <BillingOptions addresses={addresses} />
        </BillingAddress>
      )}
      <SaveButton onClick={save} label={text(isVirtual ? 'address.use' : 'address.deliver')} />
    </>
  )
}

/** The address chosen or submitted before, else the customer's default, else the first. */
function initialSelection(addresses: CustomerAddress[], isVirtual: boolean) {
  const { shipping, billing } = $submittedAddress.get() ?? {}
  const before = readDraft().selectedId ?? (shipping ?? billing)?.customer_address_id
  const isDefault = (saved: CustomerAddress) => (isVirtual ? saved.default_billing : saved.default_shipping)
  return (addresses.find(({ id }) => id === before) ?? addresses.find(isDefault) ?? addresses[0])?.id
}
