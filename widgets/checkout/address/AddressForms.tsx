import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { $checkoutConfig } from '../../../src/state/page/config'
import { $isLoggedIn } from '../../../src/state/customer/customer'
import { ErrorSummary } from '../../../src/ui/form/ErrorSummary'
import { Field } from '../../../src/ui/form/Field'
import { useCommon } from '../../../src/ui/text/common'
import { toText } from '../../../src/domain/json'
import { submitAddress } from '../state/address/submit-address'
import { $isVirtualCart } from '../../../src/state/cart/cart'
import { $addressForm, setField } from '../state/address/address-form'
import { useCheckoutText } from '../text'
import { AddressFields } from '../../../src/ui/address/AddressFields'
import { BillingPart, useBilling } from './BillingPart'
import { SaveButton } from './SaveButton'
import { type AddressForm, useAddressForm } from '../../../src/ui/address/useAddressForm'
import { lazyWidgetPart } from '../../../src/ui/island/lazyWidgetPart'
import { skeletonOrRetry } from '../../../src/ui/skeletonOrRetry'
import { useId } from '../../../src/ui/useId'

const AddressHelp = lazyWidgetPart(async () => (await import('./AddressHelp')).AddressHelp, {
  fallback: skeletonOrRetry(0),
})

/** The first step for whoever has no saved address: e-mail, address, and the billing address if it is another one. */
export function AddressForms() {
  const common = useCommon()
  const isVirtual = useStore($isVirtualCart)
  const isGuest = !useStore($isLoggedIn)
  const [typed] = useState(() => $addressForm.get())
  const id = useId()
  const billing = useBilling(() => save())
  const form = useAddressForm({
    initial: typed.shipping,
    email: isGuest ? typed.email : undefined,
    onType: (address, email) => {
      setField('shipping', address)
      if (isGuest) setField('email', email)
    },
    onSubmit: save,
  })
  function save() {
    const main = form.submit()
    const other = main && (isVirtual ? main : billing.submit(main))
    if (!main || !other) return
    const email = isGuest ? main.email : undefined
    const shipping = isVirtual ? undefined : { ...main.address, email }
    void submitAddress({ shipping, billing: { ...other.address, email } })
  }
  return (
    <>
      <form {...form.form} id={id} className="bzl-checkout__form">
        <p className="bzl-checkout__note">{common('form.required-note')}</p>
        <ErrorSummary {...form.summary} />
        <EmailField control={form.field('email')} isGuest={isGuest} />
        <AddressHelp form={form} />
        <AddressFields form={form} section={isVirtual ? 'billing' : 'shipping'} />
      </form>
      {!isVirtual && <BillingPart billing={billing} />}
      <SaveButton formId={id} />
    </>
  )
}

interface EmailProps {
  control: ReturnType<AddressForm['field']>
  isGuest: boolean
}

/** Asked of guests first; a customer sees the account's and cannot change it here (§5). */
function EmailField({ control, isGuest }: EmailProps) {
  const text = useCheckoutText()
  const customer = useStore($checkoutConfig)
  const email = toText(customer?.customerData.email) || customer?.quote?.customer_email || ''
  const look = { label: text('address.email'), type: 'email', required: true, spellCheck: false }
  if (!isGuest) return email ? <Field {...look} name="account" value={email} readOnly /> : null
  return (
    <Field
      {...control}
      {...look}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      hint={text('address.email.hint')}
    />
  )
}
