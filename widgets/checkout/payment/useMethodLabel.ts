import { usePaymentText } from './notes/words'
import { methodOf } from '../state/payment/registry'

/** What a method is called: our word for it, else the title the shop gave it. */
export function useMethodLabel() {
  const text = usePaymentText()
  return ({ code, title }: { code: string; title: string }): string => {
    const label = methodOf(code)?.label
    return label ? text(label) : title || code
  }
}
