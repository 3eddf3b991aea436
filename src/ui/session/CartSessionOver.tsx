import type { RefObject } from 'react'
import { isFocusFree } from '../../host/free-focus'
import { nextFrame } from '../../host/page/lifecycle'
import { announceSoon } from '../announcer/announce'
import { useCommon } from '../text/common'
import { SessionOver } from './SessionOver'
import { useSessionText } from './text'

export interface CartSessionProps {
  /** Takes the focus when the login has brought the cart back, unless it has moved on. */
  title?: RefObject<HTMLElement | null>
  takesFocus?: boolean
}

/** In place of a customer's cart whose session ended. After the login the cart is as it was left. */
export function CartSessionOver({ title, takesFocus }: CartSessionProps) {
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
