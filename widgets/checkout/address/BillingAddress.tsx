import { type ReactNode, useState } from 'react'
import { Checkbox } from '#ui/Choice.tsx'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { Heading } from '#ui/island/Heading.tsx'
import { setField, $addressForm, $isSameAsBilling } from '../state/address/address-form.ts'
import { useCheckoutText } from '#checkout/view/text.ts'
import { AddressFields } from '#address/view/AddressFields.tsx'
import { useStore } from '@nanostores/react'
import type { Address } from '#address/rules/address.ts'
import { useAddressForm } from '#address/view/useAddressForm.ts'

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

interface Props {
  billing: ReturnType<typeof useBillingAddress>
  /** Saved addresses to choose from. */
  children?: ReactNode
}

/** A checkbox for "same as the shipping address"; without its tick the saved addresses or the form. */
export function BillingAddress({ billing, children }: Props) {
  const text = useCheckoutText()
  const { form, sameAsBilling, hasForm } = billing
  return (
    <div className="bzl-checkout__billing">
      <Checkbox
        label={text('address.same')}
        checked={sameAsBilling}
        onChange={(event) => setField('sameAsBilling', event.currentTarget.checked)}
      />
      {!sameAsBilling && children}
      {hasForm && (
        <form {...form.form} className="bzl-checkout__form" aria-label={text('step.billing_address')}>
          <Heading below={1} className="bzl-checkout__subtitle">
            {text('step.billing_address')}
          </Heading>
          <ErrorSummary {...form.summary} />
          <AddressFields form={form} section="billing" />
          {/* A browser submits on Enter only with a submit button in the form; the visible one belongs to both forms. */}
          <button type="submit" className="bzl-submit" hidden />
        </form>
      )}
    </div>
  )
}
