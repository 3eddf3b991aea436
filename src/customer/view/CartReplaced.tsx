import { useStore } from '@nanostores/react'
import { $replacement } from '#cart/state/session-of-cart.ts'
import { useSessionText } from './text.ts'
import { Notice } from '#ui/Notice.tsx'

/** Says what happened when another cart has taken the place of the one on screen. */
export function CartReplaced() {
  const text = useSessionText()
  const replacement = useStore($replacement)
  return replacement ? <Notice type="warning">{text(`replaced.${replacement}`)}</Notice> : null
}
