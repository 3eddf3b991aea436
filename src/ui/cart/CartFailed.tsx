import type { ReactNode } from 'react'
import { loadCart } from '../../state/cart/cart'
import { useCommon } from '../text/common'
import { Notice } from '../Notice'

/** The cart could not be read: said in the words of the place, with the one thing to do about it. */
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
