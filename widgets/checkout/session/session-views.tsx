/** Views that only a login or a lost session needs, loaded together. */

import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { $page } from '#storefront/state/page.ts'
import { useSessionText } from '#customer/view/SessionOver.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { CartReplaced as Replaced } from '#customer/view/SessionOver.tsx'
import { $orderStatus, closeRefusal } from '#order/state/status.ts'
import { isFocusFree } from '#dom/free-focus.ts'
import { hostDocument } from '#dom/document.ts'
import { nextFrame } from '#dom/lifecycle.ts'
import { $isLoggedIn } from '#customer/state/customer.ts'
import { announceSoon } from '#ui/announcer/announce.ts'
import { Heading } from '#ui/island/Heading.tsx'
import { SessionOver as Asked } from '#customer/view/SessionOver.tsx'
import { continueAfterLogin } from '../state/session/login.ts'

export { InlineLogin as LoginHere } from './InlineLogin.tsx'

/** Shown to a guest of a shop that sells to customers alone. */
export function LoginFirst() {
  const text = useSessionText()
  const common = useCommon()
  const { routes } = useStore($page)
  return (
    <div className="bzl-checkout__empty">
      <Heading>{text('login.required')}</Heading>
      <a className="bzl-button" href={routes.login}>
        {common('action.login')}
      </a>
    </div>
  )
}

/** Shown to a shopper whose cart was not empty a moment ago. */
export function EmptyCartReason() {
  const text = useSessionText()
  return <p className="bzl-checkout__note">{text('empty.why')}</p>
}

/**
 * It is not shown while an order is under way, which has emptied the cart: the shop may begin another, or give that
 * one back.
 */
export const CartReplaced = () => (useStore($orderStatus) === 'idle' ? <Replaced /> : null)

/** The session ended during the checkout: asks for the login and keeps everything typed, unless it was a logout. */
export function SessionOver() {
  const text = useSessionText()
  const common = useCommon()
  // This view replaces the reason why the order was not placed, which is no longer true after the login.
  useEffect(closeRefusal, [])
  const handleLogin = (login: { isSame: boolean }) => {
    nextFrame(() => {
      if (isFocusFree())
        hostDocument.querySelector<HTMLElement>('[data-state=open] .bzl-checkout__title')?.focus()
    })
    announceSoon('login', common('login.success'))
    void continueAfterLogin(login)
  }
  return (
    <Asked className="bzl-checkout__session-over" onLogin={handleLogin}>
      {text(useStore($isLoggedIn) ? 'ended.note' : 'ended.cart')}
    </Asked>
  )
}
