import { type ReactNode, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { Address } from '../../../src/domain/address/address'
import { Checkbox } from '../../../src/ui/form/Choice'
import { ErrorSummary } from '../../../src/ui/form/ErrorSummary'
import { $addressForm, setField } from '../state/address/address-form'
import { useCheckoutText } from '../text'
import { AddressFields } from '../../../src/ui/address/AddressFields'
import { useAddressForm } from '../../../src/ui/address/useAddressForm'

/** The billing address: the shipping address unless the shopper says otherwise (§4), then `saved` or what is written. */
export function useBilling(onSubmit: () => void, saved?: Address) {
  const { sameAsBilling } = useStore($addressForm)
  const isWritten = !sameAsBilling && !saved
  const [shown, show] = useState({ isWritten, initial: $addressForm.get().billing })
  // A form that comes back begins with what was written before it went.
  if (shown.isWritten !== isWritten) show({ isWritten, initial: $addressForm.get().billing })
  const form = useAddressForm({
    initial: shown.initial,
    onType: (address) => setField('billing', address),
    onSubmit,
  })
  /** Undefined when the form has errors, which it then shows. */
  const submit = <T extends { address: Address }>(main: T): { address: Address } | undefined => {
    if (sameAsBilling) return main
    return saved ? { address: saved } : form.submit()
  }
  return { form, sameAsBilling, isWritten, submit }
}

interface Props {
  billing: ReturnType<typeof useBilling>
  /** What there is to choose from besides writing one. */
  children?: ReactNode
}

export function BillingPart({ billing, children }: Props) {
  const text = useCheckoutText()
  const { form, sameAsBilling, isWritten } = billing
  return (
    <div className="bzl-checkout__billing">
      <Checkbox
        label={text('address.same')}
        checked={sameAsBilling}
        onChange={(event) => setField('sameAsBilling', event.currentTarget.checked)}
      />
      {!sameAsBilling && children}
      {isWritten && (
        <form {...form.form} className="bzl-checkout__form" aria-label={text('address.billing')}>
          <h3 className="bzl-checkout__subtitle">{text('address.billing')}</h3>
          <ErrorSummary {...form.summary} />
          <AddressFields form={form} section="billing" />
          {/* Enter in a field needs a button to press; the one to see ends both forms. */}
          <button type="submit" hidden />
        </form>
      )}
    </div>
  )
}
