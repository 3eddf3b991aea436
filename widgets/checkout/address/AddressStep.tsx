import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { addressMode } from '#address/rules/address.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { loadAddresses, $addressForm, bookMark, setField } from '../state/address/address-form.ts'
import { $addresses, $isLoggedIn } from '#customer/state/customer.ts'
import { $tasks, task } from '#async/task.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry, Skeleton } from '#ui/Loading.tsx'
import { importPart } from '#dom/import-part.ts'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { estimateSoon } from '../state/address/submit-address.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { AddressFields, AddressControl } from '#address/view/AddressFields.tsx'
import { BillingAddress, useBillingAddress } from './BillingAddress.tsx'
import { SaveButton, useSubmit } from './SaveButton.tsx'
import { useAddressForm, type AddressForm } from '#address/view/useAddressForm.ts'
import { usePageId } from '#ui/usePageId.ts'
import { normalizeEmail } from '#lib/validate.ts'
import { toText } from '#lib/json.ts'
import { Field } from '#ui/form/Field.tsx'
import { useAddressText } from '#address/view/text.ts'

/** Required of a guest; a customer sees the account's e-mail, which cannot be changed here (rule: e-mail). */
function EmailField({ form, section }: { form: AddressForm; section: 'shipping' | 'billing' }) {
  const text = useAddressText()
  const config = useStore($checkoutConfig)
  const field = form.fields.find(({ control }) => control === 'email')
  if (field) return <AddressControl form={form} field={field} section={section} />
  const email = toText(config?.customerData.email) || config?.quote?.customer_email
  if (!email) return null
  return <Field name="account" label={text('address.email')} type="email" required value={email} readOnly />
}

const AddressHelp = lazyWidgetPart(
  async () => (await importPart(() => import('./AddressHelp.tsx'))).AddressHelp,
  {
    fallback: skeletonOrRetry(0),
  },
)

const SaveToBook = lazyWidgetPart(
  async () => (await importPart(() => import('./SaveToBook.tsx'))).SaveToBook,
  {
    namespaces: ['saved-addresses'],
    fallback: skeletonOrRetry(0),
  },
)

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
    const more = isGuest ? { email: normalizeEmail(filled.email ?? '') } : bookMark()
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
        <AddressHelp form={form} billing={billing.form} />
        <AddressFields form={form} section={section} />
      </form>
      {!isGuest && <SaveToBook />}
      {!isVirtual && <BillingAddress billing={billing} />}
      <SaveButton formId={id} />
    </>
  )
}

export const SavedAddressList = lazyWidgetPart(
  async () => (await importPart(() => import('./SavedAddressList.tsx'))).SavedAddressList,
  { namespaces: ['saved-addresses'], fallback: skeletonOrRetry(2) },
)

/** The first step: a list for customers with saved addresses, otherwise the form (rule: address-choice). */
export function AddressStep() {
  // The configuration is there before the customer section, so that the first render has its final height.
  const config = useStore($checkoutConfig)
  const isLoggedIn = useStore($isLoggedIn) ?? config?.isCustomerLoggedIn
  const addresses = useStore($addresses)
  const tasks = useStore($tasks, { keys: ['addresses'] })
  useEffect(() => {
    if (isLoggedIn && !addresses) void task('addresses', loadAddresses)
  }, [isLoggedIn, addresses])
  // When the address book cannot be read, the customer still orders by the form.
  const isWaiting = isLoggedIn && !addresses && tasks.addresses !== 'failed'
  if (isWaiting) return <Skeleton count={2} kind="item" />
  if (isLoggedIn && addressMode(addresses) === 'list') return <SavedAddressList addresses={addresses!} />
  // A new form for another shopper: what is typed is in the page alone.
  return <AddressForms key={String(isLoggedIn)} />
}
