import { type ReactNode, useRef, type RefObject } from 'react'
import { customerName } from '../rules/shopper.ts'
import { $customer, $isSessionOver } from '../state/customer.ts'
import { continueAsGuest } from '../state/leave-session.ts'
import { LazyLoginForm } from './LazyLoginForm.ts'
import { Heading } from '#ui/island/Heading.tsx'
import { Notice } from '#ui/Notice.tsx'
import { usePageId } from '#ui/usePageId.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/session.json'
import { useStore } from '@nanostores/react'
import { $replacement } from '#cart/state/cart.ts'
import { isFocusFree } from '#dom/focus.ts'
import { nextFrame } from '#dom/lifecycle.ts'
import { announceSoon } from '#ui/Announcer.tsx'
import { useCommon } from '#i18n/view/common.ts'

interface Props {
  className?: string
  /** Tells the shopper what of the page is kept; by default all that was entered. */
  children?: ReactNode
  /** False on a page that opens like this: nobody was interrupted. */
  takesFocus?: boolean
  onLogin?(login: { isSame: boolean }): void
}

/** The session ended while a customer was shopping: asks for the login where the shopper is. */
export function SessionOver({ className = 'bzl-login', children, takesFocus, onLogin }: Props) {
  const text = useSessionText()
  const id = usePageId()
  const owner = useRef(customerName($customer.get()))
  const handleLogin = () => onLogin?.({ isSame: owner.current === customerName($customer.get()) })
  return (
    <section className={className} aria-labelledby={id}>
      <Heading className="bzl-session-over__title" id={id}>
        {text('ended')}
      </Heading>
      <Notice type="warning">{children ?? text('ended.note')}</Notice>
      <LazyLoginForm
        takesFocus={takesFocus}
        onSuccess={handleLogin}
        onCancel={() => void continueAsGuest()}
        cancel={text('ended.leave')}
      />
    </section>
  )
}

/** Says what happened when another cart has taken the place of the one on screen. */
export function CartReplaced() {
  const text = useSessionText()
  const replacement = useStore($replacement)
  return replacement ? <Notice type="warning">{text(`replaced.${replacement}`)}</Notice> : null
}

/** Texts of a login or an ended session, loaded with their components. */
export const useSessionText = () => useText('session', en)

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
