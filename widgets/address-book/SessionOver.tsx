import { SessionOver as Asked, useSessionText } from '#customer/view/SessionOver.tsx'

/** The session ended while the shopper was at the book: asks for the login; the book and what is typed in it wait. */
export function SessionOver({ takesFocus }: { takesFocus: boolean }) {
  const text = useSessionText()
  return <Asked takesFocus={takesFocus}>{text('ended.note')}</Asked>
}
