import { usePaymentText } from '../view/text.tsx'

/** A hint at the page that the method redirects to. */
export interface Destination {
  /** A company people know by name; others lead to a page whose name they do not know. */
  company?: string
  /** The page gives a code to pay with, at a counter or by bank. */
  givesCode?: boolean
}

/** Shown before the shopper leaves: where to, and that the way leads back. */
export function RedirectNote({ company, givesCode }: Destination) {
  const text = usePaymentText()
  const named = () => (company ? text('redirect.named', { name: company }) : text('redirect.page'))
  const note = givesCode ? text('redirect.code') : named()
  return (
    <p key={note} className="bzl-checkout__note">
      {note}
    </p>
  )
}
