import type { ReactNode } from 'react'
import { Checkbox } from '#ui/Choice.tsx'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { Heading } from '#ui/island/Heading.tsx'
import { setField } from '../state/address/address-form.ts'
import { useCheckoutText } from '#checkout/view/text.ts'
import { AddressFields } from '#address/view/AddressFields.tsx'
import type { useBillingAddress } from './useBillingAddress.ts'

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
