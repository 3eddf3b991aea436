import { useStore } from '@nanostores/react'
import type { CustomerAddress } from '../../../src/domain/address/address'
import { useAddressText } from '../../../src/ui/address/text'
import { Radio } from '../../../src/ui/form/Choice'
import { $addressForm, setField } from '../state/address/address-form'
import { useCheckoutText } from '../text'
import { SavedChoice } from './SavedChoice'

/** Whom to bill: one of the saved addresses, or one that is written below (§4). */
export function BillingList({ addresses }: { addresses: CustomerAddress[] }) {
  const text = useCheckoutText()
  const words = useAddressText()
  const chosen = useBilled(addresses)
  const choose = (id: number) => setField('billingId', id)
  return (
    <fieldset>
      <legend className="bzl-checkout__legend">{text('address.choose.virtual')}</legend>
      {addresses.map((saved) => (
        <SavedChoice
          key={saved.id}
          name="bzl-billing-address"
          saved={saved}
          isChosen={saved === chosen}
          onChoose={() => choose(saved.id)}
        />
      ))}
      <Radio name="bzl-billing-address" label={words('other')} checked={!chosen} onChange={() => choose(0)} />
    </fieldset>
  )
}

/** The saved address that is billed; undefined when it is one that is written, which then was begun or asked for. */
export function useBilled(addresses: CustomerAddress[]): CustomerAddress | undefined {
  const { billing, billingId } = useStore($addressForm)
  if (billingId !== undefined) return addresses.find(({ id }) => id === billingId)
  const isBegun = Boolean(billing.firstname || billing.lastname || billing.street[0])
  return isBegun ? undefined : (addresses.find((saved) => saved.default_billing) ?? addresses[0])
}
