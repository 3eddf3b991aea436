import { computed } from 'nanostores'
import { $offered } from '../state/payment/methods'
import { $paymentMethods, methodOf } from '../state/payment/registry'

/** What may be offered and we can carry out, in the shop's order; undefined until known. */
export const $usable = computed(
  [$offered, $paymentMethods],
  (offered, methods) => methods && offered?.filter(({ code }) => methodOf(code)),
)
