import { type ReactNode, useRef } from 'react'
import { customerName } from '../../domain/shopper'
import { $customer } from '../../state/customer/customer'
import { continueAsGuest } from '../../state/customer/leave-session'
import { LazyLoginForm } from '../login/LazyLoginForm'
import { Notice } from '../Notice'
import { usePageId } from '../usePageId'
import { useSessionText } from './text'

interface Props {
  className?: string
  /** What of the page is kept. */
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
      <h2 className="bzl-session-over__title" id={id}>
        {text('ended')}
      </h2>
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
