import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { $isLoggedIn } from '../../../src/state/customer/customer'
import { ErrorSummary } from '../../../src/ui/form/ErrorSummary'
import { useCommon } from '../../../src/ui/text/common'
import { estimateSoon } from '../state/address/submit-address'
import { $isVirtualCart } from '../../../src/state/cart/contents'
import { $addressForm, setField } from '../state/address/address-form'
import { readDraft } from '../state/draft'
import { AddressFields } from '../../../src/ui/address/AddressFields'
import { BillingAddress } from './BillingAddress'
import { EmailField } from './EmailField'
import { SaveButton } from './SaveButton'
import { useBillingAddress } from './useBillingAddress'
import { useSubmit } from './useSubmit'
import { useAddressForm } from '../../../src/ui/address/useAddressForm'
import { lazyWidgetPart } from '../../../src/ui/island/lazyWidgetPart'
import { skeletonOrRetry } from '../../../src/ui/skeletonOrRetry'
import { usePageId } from '../../../src/ui/usePageId'
import { normalizeEmail } from '../../../src/domain/validate'
import { importPart } from '../../../src/host/page/import-part'

const AddressHelp = lazyWidgetPart(
  async () => (await importPart(() => import('./AddressHelp'))).AddressHelp,
  {
    fallback: skeletonOrRetry(0),
  },
)

const SaveToBook = lazyWidgetPart(async () => (await importPart(() => import('./SaveToBook'))).SaveToBook, {
  namespaces: ['saved-addresses'],
  fallback: skeletonOrRetry(0),
})

/** The first step of a guest or of a customer without saved addresses: e-mail, address, and a billing address of its own. */
export function AddressForms() {
  const common = useCommon()
  const isVirtual = useStore($isVirtualCart)
  const isGuest = !useStore($isLoggedIn)
  const [initial] = useState(() => $addressForm.get())
  const id = usePageId()
  // Browsers fill in either the fields that name this section or those that name none, never both.
  const section = isVirtual ? 'billing' : 'shipping'
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
    onSubmit: () => save(),
  })
  /** Undefined when there are errors, which both forms then show. */
  function entered() {
    const filled = form.submit()
    const billingAddress = isVirtual ? filled?.address : billing.submit(filled?.address)
    if (!filled || !billingAddress) return undefined
    const more = isGuest
      ? { email: normalizeEmail(filled.email ?? '') }
      : { save_in_address_book: readDraft().isKept === false ? (0 as const) : (1 as const) }
    const shipping = isVirtual ? undefined : { ...filled.address, ...more }
    // The shop puts each address that is marked into the book, also the same one twice.
    const isOnce = !isGuest && !isVirtual && billingAddress === filled.address
    return { shipping, billing: isOnce ? billingAddress : { ...billingAddress, ...more } }
  }
  const save = useSubmit(entered)
  return (
    <>
      <form {...form.form} id={id} className="bzl-checkout__form">
        <p className="bzl-checkout__note">{common('form.required-note')}</p>
        <ErrorSummary {...form.summary} />
        <EmailField form={form} section={section} />
        <AddressHelp form={form} />
        <AddressFields form={form} section={section} />
      </form>
      {!isGuest && <SaveToBook />}
      {!isVirtual && <BillingAddress billing={billing} />}
      <SaveButton formId={id} />
    </>
  )
}
