import { useStore } from '@nanostores/react'
import { $isSessionOver } from '../state/customer.ts'
import { CartReplaced, SessionOver, useSessionText } from './SessionOver.tsx'
import type { RefObject } from 'react'
import { isFocusFree } from '#dom/free-focus.ts'
import { nextFrame } from '#dom/lifecycle.ts'
import { announceSoon } from '#ui/announcer/announce.ts'
import { useCommon } from '#i18n/view/common.ts'

interface CartSessionProps {
  /** Takes the focus when the login has brought the cart back, unless it has moved on. */
  title?: RefObject<HTMLElement | null>
  takesFocus?: boolean
}

/** Replaces a customer's cart whose session ended. After the login the cart is as it was left. */
function CartSessionOver({ title, takesFocus }: CartSessionProps) {
  const text = useSessionText()
  const common = useCommon()
  const handleLogin = () => {
    nextFrame(() => isFocusFree() && title?.current?.focus())
    announceSoon('login', common('login.success'))
  }
  return (
    <SessionOver takesFocus={takesFocus} onLogin={handleLogin}>
      {text('ended.cart')}
    </SessionOver>
  )
}

/** Tells the shopper about a session or a cart that ended. */
export function CartSession(props: CartSessionProps) {
  return useStore($isSessionOver) ? <CartSessionOver {...props} /> : <CartReplaced />
}
