import type { ReactNode } from 'react'
import { loadCart } from '../../state/cart/cart'
import { useCommon } from '../text/common'
import { Notice } from '../Notice'

/** Shown when the cart could not be loaded: the widget's own message and a button to try again. */
export function CartFailed({ children }: { children: ReactNode }) {
  const common = useCommon()
  const retry = (
    <button type="button" className="bzl-link" onClick={() => void loadCart()}>
      {common('action.retry')}
    </button>
  )
  return (
    <Notice type="error" action={retry}>
      {children}
    </Notice>
  )
}
