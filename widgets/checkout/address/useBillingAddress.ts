import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { Address } from '#address/rules/address.ts'
import { useAddressForm } from '#address/view/useAddressForm.ts'
import { $addressForm, $isSameAsBilling, setField } from '../state/address/address-form.ts'

/**
 * The billing address: the shipping address while `sameAsBilling` is ticked (rule: address-choice), otherwise the
 * saved address that is `selected`, otherwise the one entered in a form.
 */
export function useBillingAddress(onSubmit: () => void, selected?: Address) {
  const sameAsBilling = useStore($isSameAsBilling)
  const hasForm = !sameAsBilling && !selected
  const [shown, show] = useState({ hasForm, initial: $addressForm.get().billing })
  // A form that is shown again begins with what was entered before it was hidden.
  if (shown.hasForm !== hasForm) show({ hasForm, initial: $addressForm.get().billing })
  const form = useAddressForm({
    initial: shown.initial,
    onChange: (address) => setField('billing', address),
    onSubmit,
  })
  /** Undefined when the form has errors, which it then shows. Without `shipping` the form before has errors, and the focus. */
  const submit = (shipping: Address | undefined): Address | undefined => {
    if (sameAsBilling) return shipping
    return selected ?? form.submit(!shipping)?.address
  }
  return { form, sameAsBilling, hasForm, submit }
}
