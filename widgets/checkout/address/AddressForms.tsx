import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { $isLoggedIn } from '../../../src/state/customer/customer'
import { ErrorSummary } from '../../../src/ui/form/ErrorSummary'
import { useCommon } from '../../../src/ui/text/common'
import { estimateSoon, submitAddress } from '../state/address/submit-address'
import { $isVirtualCart } from '../../../src/state/cart/cart'
import { $addressForm, setField } from '../state/address/address-form'
import { AddressFields } from '../../../src/ui/address/AddressFields'
import { BillingAddress } from './BillingAddress'
import { EmailField } from './EmailField'
import { SaveButton } from './SaveButton'
import { useBillingAddress } from './useBillingAddress'
import { useAddressForm } from '../../../src/ui/address/useAddressForm'
import { lazyWidgetPart } from '../../../src/ui/island/lazyWidgetPart'
import { skeletonOrRetry } from '../../../src/ui/skeletonOrRetry'
import { usePageId } from '../../../src/ui/usePageId'
import { normalizeEmail } from '../../../src/domain/validate'

const AddressHelp = lazyWidgetPart(async () => (await import('./AddressHelp')).AddressHelp, {
  fallback: skeletonOrRetry(0),
})

/** The first step of a guest or of a customer without saved addresses: e-mail, address, and a billing address of its own. */
export function AddressForms() {
  const common = useCommon()
  const isVirtual = useStore($isVirtualCart)
  const isGuest = !useStore($isLoggedIn)
  const [initial] = useState(() => $addressForm.get())
  const id = usePageId()
  useEffect(() => estimateSoon(initial.shipping), [initial])
  const billing = useBillingAddress(() => save())
  const form = useAddressForm({
    initial: initial.shipping,
    email: isGuest ? initial.email : undefined,
    onChange: (address, email) => {
      setField('shipping', address)
      estimateSoon(address)
      if (isGuest) setField('email', email)
    },
    onSubmit: save,
  })
  function save() {
    const entered = form.submit()
    const billingAddress = entered && (isVirtual ? entered.address : billing.submit(entered.address))
    if (!entered || !billingAddress) return
    const email = isGuest ? normalizeEmail(entered.email ?? '') : undefined
    const shipping = isVirtual ? undefined : { ...entered.address, email }
    void submitAddress({ shipping, billing: { ...billingAddress, email } })
  }
  return (
    <>
      <form {...form.form} id={id} className="bzl-checkout__form">
        <p className="bzl-checkout__note">{common('form.required-note')}</p>
        <ErrorSummary {...form.summary} />
        <EmailField form={form} />
        <AddressHelp form={form} />
        <AddressFields form={form} section={isVirtual ? 'billing' : 'shipping'} />
      </form>
      {!isVirtual && <BillingAddress billing={billing} />}
      <SaveButton formId={id} />
    </>
  )
}
