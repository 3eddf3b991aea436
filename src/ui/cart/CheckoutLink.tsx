import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { $isOnlyGifts } from '../../state/cart/contents'
import { $page } from '../../state/page/page'
import { useCommon } from '../text/common'
import { Notice } from '../Notice'

interface Props {
  className?: string
  children: ReactNode
}

/** The way to the checkout, or why there is none. */
export function CheckoutLink({ className = '', children }: Props) {
  const common = useCommon()
  const { routes } = useStore($page)
  if (useStore($isOnlyGifts)) return <Notice>{common('cart.only-gifts')}</Notice>
  return (
    <a className={`bzl-button bzl-button--wide ${className}`} href={routes.checkout}>
      {children}
    </a>
  )
}
