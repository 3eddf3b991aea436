import type { ReactNode, RefObject } from 'react'
import { loadCart } from '../../state/cart/cart'
import { useCommon } from '../text/common'
import { Notice } from '../Notice'

interface Props {
  /** Takes the focus from the button, which is gone while the cart is loading. */
  title: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Shown when the cart could not be loaded: the widget's own message and a button to try again. */
export function CartFailed({ title, children }: Props) {
  const common = useCommon()
  const handleRetry = () => {
    title.current?.focus()
    void loadCart()
  }
  const retry = (
    <button type="button" className="bzl-link" onClick={handleRetry}>
      {common('action.retry')}
    </button>
  )
  return (
    <Notice type="error" action={retry}>
      {children}
    </Notice>
  )
}
