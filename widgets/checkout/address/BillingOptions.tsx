import { useStore } from '@nanostores/react'
import type { CustomerAddress } from '#address/rules/address.ts'
import { toCartAddress } from '#address/rules/convert.ts'
import { useAddressText } from '#address/view/text.ts'
import { Radio } from '#ui/Choice.tsx'
import { $addressForm, setField } from '../state/address/address-form.ts'
import { SavedAddressOption } from './SavedAddressOption.tsx'
import { useSavedText } from './SaveToBook.tsx'

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
