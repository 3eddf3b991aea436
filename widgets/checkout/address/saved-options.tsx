import type { Address, CustomerAddress } from '#address/rules/address.ts'
import { personName } from '#address/rules/reading-order.ts'
import { AddressLine, useAddressLine } from '#address/view/AddressLine.tsx'
import { useAddressText } from '#address/view/text.ts'
import { Radio } from '#ui/Choice.tsx'
import { personal } from '#ui/personal.ts'
import { useStore } from '@nanostores/react'
import { toCartAddress } from '#address/rules/convert.ts'
import { $addressForm, setField } from '../state/address/address-form.ts'
import { useSavedText } from './SaveToBook.tsx'

interface Props {
  /** Name of the radio group. */
  name: string
  /** The `id` of a saved address, 0 for one that is not in the book. */
  id: number
  address: Address
  isSelected: boolean
  onSelect(): void
  onEdit?(): void
}

/** A radio for one address of the customer, with a button to edit it when `onEdit` is given. */
export function SavedAddressOption({ name, id, address, isSelected, onSelect, onEdit }: Props) {
  const words = useAddressText()
  const lineOf = useAddressLine()
  return (
    <div className="bzl-choice--card bzl-address__saved">
      <Radio
        card={false}
        name={name}
        value={id}
        checked={isSelected}
        onChange={onSelect}
        label={
          <span {...personal()} dir="auto" translate="no">
            {personName(address)}
          </span>
        }
        note={<AddressLine address={{ ...address, firstname: '', lastname: '' }} />}
      />
      {onEdit && (
        <button
          type="button"
          className="bzl-link"
          data-opens={id || 'new'}
          aria-label={words('edit', { address: lineOf(address) })}
          onClick={onEdit}
        >
          {words('edit-short')}
        </button>
      )}
    </div>
  )
}

/** Radios for the billing address: the saved addresses, or one to enter in the form below (rule: address-choice). */
export function BillingOptions({ addresses }: { addresses: CustomerAddress[] }) {
  const text = useSavedText()
  const words = useAddressText()
  const selected = useSelectedBilling(addresses)
  const select = (id: number) => setField('billingId', id)
  return (
    <fieldset>
      <legend className="bzl-checkout__legend">{text('address.choose.virtual')}</legend>
      {addresses.map((saved) => (
        <SavedAddressOption
          key={saved.id}
          name="bzl-billing-address"
          id={saved.id}
          address={toCartAddress(saved)}
          isSelected={saved === selected}
          onSelect={() => select(saved.id)}
        />
      ))}
      <Radio
        name="bzl-billing-address"
        label={words('other')}
        checked={!selected}
        onChange={() => select(0)}
      />
    </fieldset>
  )
}

/** The saved address to bill; undefined when the shopper chose to enter another one, or has begun to. */
export function useSelectedBilling(addresses: CustomerAddress[]): CustomerAddress | undefined {
  const { billing, billingId } = useStore($addressForm)
  if (billingId !== undefined) return addresses.find(({ id }) => id === billingId)
  const isBegun = Boolean(billing.firstname || billing.lastname || billing.street[0])
  return isBegun ? undefined : (addresses.find((saved) => saved.default_billing) ?? addresses[0])
}
