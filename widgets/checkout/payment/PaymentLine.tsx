import { usePaymentName } from './usePaymentName'

/** The chosen way to pay on one line. */
export function PaymentLine() {
  return <>{usePaymentName()}</>
}
