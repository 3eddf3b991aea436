import { keepDraft, readDraft } from '#checkout/state/draft.ts'
import { $addressForm, accountName } from './address-form.ts'

/** Enters the name of the customer who has logged in here, unless one was typed. It makes no draft of its own. */
export function enterName(): void {
  const form = $addressForm.get()
  const { firstname, lastname } = form.shipping
  if (firstname || lastname) return
  const shipping = { ...form.shipping, ...accountName() }
  $addressForm.set({ ...form, shipping })
  if (readDraft().shipping) keepDraft({ shipping })
}
