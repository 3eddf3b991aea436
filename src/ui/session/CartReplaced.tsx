import { useStore } from '@nanostores/react'
import { $replacement } from '../../state/cart/session-of-cart'
import { useSessionText } from './text'
import { Notice } from '../Notice'

/** Says what happened when another cart has taken the place of the one on screen. */
export function CartReplaced() {
  const text = useSessionText()
  const replacement = useStore($replacement)
  return replacement ? <Notice type="warning">{text(`replaced.${replacement}`)}</Notice> : null
}
