import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { $page } from '#storefront/state/page.ts'
import {
  useSessionText,
  CartReplaced as Replaced,
  SessionOver as Asked,
} from '#customer/view/SessionOver.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { $orderStatus, closeRefusal } from '#order/state/order.ts'
import { isFocusFree } from '#dom/focus.ts'
import { hostDocument } from '#dom/document.ts'
import { nextFrame } from '#dom/lifecycle.ts'
import { $isLoggedIn } from '#customer/state/customer.ts'
import { announceSoon } from '#ui/Announcer.tsx'
import { Heading } from '#ui/island/Heading.tsx'
import { continueAfterLogin, enterName } from '../state/session/login.ts'
import { $items } from '#cart/state/cart.ts'
import { LazyLoginForm } from '#customer/view/LazyLoginForm.ts'
import { Notice } from '#ui/Notice.tsx'
import { $loginRequest } from '../state/session/login-request.ts'
import { mergedItems } from '#cart/rules/merged-items.ts'

interface Props {
  /** The initial e-mail address of the form. */
  email?: string
  onDone(): void
  onCancel(): void
}

/** The login inside the checkout. Afterwards it lists the items the login has added to the cart. */
export function InlineLogin({ email, onDone, onCancel }: Props) {
  const common = useCommon()
  const before = useRef($items.get() ?? [])
  const [welcome, setWelcome] = useState<WelcomeProps>()
  const succeed = (message: string) => {
    enterName()
    setWelcome({ message, merged: mergedItems(before.current, $items.get() ?? []) })
    onDone()
  }
  if (welcome) return <Welcome {...welcome} />
  return (
    <LazyLoginForm
      email={email}
      onSuccess={succeed}
      onCancel={onCancel}
      cancel={common('action.cancel')}
      opener={$loginRequest.get()?.opener}
    />
  )
}

interface WelcomeProps {
  message: string
  merged: { name: string; qty: number }[]
}

function Welcome({ message, merged }: WelcomeProps) {
  const text = useSessionText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocusFree()) place.current!.focus()
  }, [])
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={message}>
      <Notice type="success">{message}</Notice>
      {merged.length > 0 && (
        <Notice type="warning">
          <p>{text('merged')}</p>
          <ul>
            {merged.map(({ name, qty }) => (
              <li key={name} translate="no">
                {text('merged.item', { name, count: qty })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

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
