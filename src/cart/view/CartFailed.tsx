import { type ReactNode, type RefObject, useReducer } from 'react'
import { loadCart } from '../state/cart.ts'
import { useCommon } from '#i18n/view/common.ts'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  /** Takes the focus from the button, which is gone while the cart is loading. */
  title: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Shown when the cart could not be loaded: the widget's own message and a button to try again. */
export function CartFailed({ title, children }: Props) {
  const common = useCommon()
  const [failures, countFailure] = useReducer((count: number) => count + 1, 0)
  const handleRetry = async () => {
    title.current?.focus()
    await loadCart()
    countFailure()
  }
  const retry = (
    <button type="button" className="bzl-link" onClick={() => void handleRetry()}>
      {common('action.retry')}
    </button>
  )
  return (
    <Notice key={failures} type="error" action={retry}>
      {children}
    </Notice>
  )
}
