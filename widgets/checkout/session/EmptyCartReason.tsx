import { useSessionText } from '#customer/view/text.ts'

/** For a shopper whose cart was not empty a moment ago. */
export function EmptyCartReason() {
  const text = useSessionText()
  return <p className="bzl-checkout__note">{text('empty.why')}</p>
}
