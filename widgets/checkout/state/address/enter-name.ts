import { $addressForm, accountName } from './address-form'

/** Enters the name of the customer who has logged in here, unless one was typed. */
export function enterName(): void {
  const form = $addressForm.get()
  const { firstname, lastname } = form.shipping
  if (!firstname && !lastname) $addressForm.set({ ...form, shipping: { ...form.shipping, ...accountName() } })
}
