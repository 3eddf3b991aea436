import { useStore } from '@nanostores/react'
import { $method, $offered } from '../state/payment/methods'
import { useMethodLabel } from './useMethodLabel'

/** The chosen way to pay on one line. */
export function PaymentLine() {
  const code = useStore($method)
  const offered = useStore($offered)
  const label = useMethodLabel()
  const method = offered?.find((each) => each.code === code)
  return method ? <>{label(method)}</> : null
}
