import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { $checkoutProblems, $isOnlyGifts, $needsLogin } from '../state/contents.ts'
import { $page } from '#storefront/state/page.ts'
import { plainText } from '#lib/text/html-entities.ts'
import { useCommon } from '#i18n/view/common.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/cart.json'
import { usePageId } from '#ui/usePageId.ts'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  className?: string
  children: ReactNode
}

/** The link to the checkout, or the reason why the shopper cannot go there. */
export function CheckoutLink({ className = '', children }: Props) {
  const common = useCommon()
  const text = useText('cart', en)
  const id = usePageId()
  const { routes } = useStore($page)
  const problems = useStore($checkoutProblems)
  const needsLogin = useStore($needsLogin)
  if (useStore($isOnlyGifts)) return <Notice>{common('cart.only-gifts')}</Notice>
  if (needsLogin) {
    return (
      <>
        <Notice>{text('login-first')}</Notice>
        <a className={`bzl-button bzl-button--wide ${className}`} href={routes.login}>
          {common('action.login')}
        </a>
      </>
    )
  }
  if (problems !== undefined) {
    const reasons = problems.split('\n').map((reason) => plainText(reason) || text('blocked'))
    return (
      <>
        <div id={id}>
          {reasons.map((reason) => (
            <Notice key={reason} type="warning">
              {reason}
            </Notice>
          ))}
        </div>
        <button
          type="button"
          className={`bzl-button bzl-button--wide ${className}`}
          aria-disabled="true"
          aria-describedby={id}
        >
          {children}
        </button>
      </>
    )
  }
  return (
    <a className={`bzl-button bzl-button--wide ${className}`} href={routes.checkout}>
      {children}
    </a>
  )
}
