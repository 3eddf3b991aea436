import { useStore } from '@nanostores/react'
import { toText } from '#lib/json.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { AddressControl } from '#address/view/AddressFields.tsx'
import type { AddressForm } from '#address/view/useAddressForm.ts'
import { Field } from '#ui/form/Field.tsx'
import { useAddressText } from '#address/view/text.ts'

/** Required of a guest; a customer sees the account's e-mail, which cannot be changed here (§5). */
export function EmailField({ form, section }: { form: AddressForm; section: 'shipping' | 'billing' }) {
  const text = useAddressText()
  const config = useStore($checkoutConfig)
  const field = form.fields.find(({ control }) => control === 'email')
  if (field) return <AddressControl form={form} field={field} section={section} />
  const email = toText(config?.customerData.email) || config?.quote?.customer_email
  if (!email) return null
  return <Field name="account" label={text('address.email')} type="email" required value={email} readOnly />
}
