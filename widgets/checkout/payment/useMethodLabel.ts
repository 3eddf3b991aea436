import type { OfferedMethod } from '../state/payment/offered-methods'
import { usePaymentText } from './text'

/** What a method is called: our text for it, else the title the server gives. */
export function useMethodLabel() {
  const text = usePaymentText()
  return ({ code, title, method }: OfferedMethod): string =>
    method.label ? text(method.label) : title || code
}
