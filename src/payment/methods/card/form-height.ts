import type { Offer } from '../../rules/provider.ts'
import { isForPurchases, mayStoreCards } from './settings.ts'

/** A row for each way to pay, and the fields of the one chosen first, in rem, as measured in a window of 480 px or more. */
const ROW = 4.75
const FIELDS = 14
/** A stored card asks for its code alone. */
const FIELDS_OF_STORED = 12.325
const QUESTION_TO_STORE = 3.625

/** How high the provider's form will be for this offer. */
export function formHeight({ paymentMethods, storedPaymentMethods }: Offer): string {
  const stored = storedPaymentMethods.filter(isForPurchases).length
  const newCard = mayStoreCards() ? FIELDS + QUESTION_TO_STORE : FIELDS
  return `${ROW * (paymentMethods.length + stored) + (stored ? FIELDS_OF_STORED : newCard)}rem`
}
