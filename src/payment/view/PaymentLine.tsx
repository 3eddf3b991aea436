import { usePaymentName } from './usePaymentName.ts'

/** The chosen way to pay on one line. */
export function PaymentLine() {
  return <>{usePaymentName()}</>
}
