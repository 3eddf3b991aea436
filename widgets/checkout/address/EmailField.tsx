import { useStore } from '@nanostores/react'
import { toText } from '../../../src/domain/json'
import { $checkoutConfig } from '../../../src/state/page/config'
import { AddressControl } from '../../../src/ui/address/AddressFields'
import type { AddressForm } from '../../../src/ui/address/useAddressForm'
import { Field } from '../../../src/ui/form/Field'
import { useAddressText } from '../../../src/ui/address/text'

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
