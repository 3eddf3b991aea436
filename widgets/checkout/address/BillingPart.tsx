import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { Address } from '../../../src/domain/address'
import { Checkbox } from '../../../src/ui/Choice'
import { ErrorSummary } from '../../../src/ui/ErrorSummary'
import { $typed, type } from '../state/typed'
import { useCheckoutText } from '../text'
import { AddressFields } from '../../../src/ui/address/AddressFields'
import { useAddressForm } from '../../../src/ui/address/useAddressForm'

/** The billing address: the shipping address unless the shopper says otherwise (§4). */
export function useBilling(onSubmit: () => void) {
  const [initial] = useState(() => $typed.get().billing)
  const { sameAsBilling } = useStore($typed)
  const form = useAddressForm({ initial, onType: (address) => type('billing', address), onSubmit })
  /** Undefined when the form has errors, which it then shows. */
  const submit = <T extends { address: Address }>(main: T) => (sameAsBilling ? main : form.submit())
  return { form, sameAsBilling, submit }
}

export function BillingPart({ billing }: { billing: ReturnType<typeof useBilling> }) {
  const text = useCheckoutText()
  const { form, sameAsBilling } = billing
  return (
    <div className="bzl-checkout__billing">
      <Checkbox
        label={text('address.same')}
        checked={sameAsBilling}
        onChange={(event) => type('sameAsBilling', event.currentTarget.checked)}
      />
      {!sameAsBilling && (
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
