import { type ReactNode, useRef } from 'react'
import { customerName } from '../rules/shopper.ts'
import { $customer } from '../state/customer.ts'
import { continueAsGuest } from '../state/leave-session.ts'
import { LazyLoginForm } from './LazyLoginForm.ts'
import { Heading } from '#ui/island/Heading.tsx'
import { Notice } from '#ui/Notice.tsx'
import { usePageId } from '#ui/usePageId.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/session.json'
import { useStore } from '@nanostores/react'
import { $replacement } from '#cart/state/session-of-cart.ts'

interface Props {
  className?: string
  /** Tells the shopper what of the page is kept. */
  children: ReactNode
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
      <Notice type="warning">{children}</Notice>
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
