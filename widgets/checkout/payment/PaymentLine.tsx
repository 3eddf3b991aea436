import { useStore } from '@nanostores/react'
import { $chosenMethod } from '../state/payment/chosen-method'
import { useMethodLabel } from './useMethodLabel'

/** The chosen way to pay on one line. */
export function PaymentLine() {
  const chosen = useStore($chosenMethod)
  const label = useMethodLabel()
  return chosen ? <>{label(chosen)}</> : null
}
