import { useRef } from 'react'
import { $customer, loadCustomer } from '../../../src/state/customer/customer'
import { invalidateSections } from '../../../src/host/sections/sections'
import { customerName } from '../../../src/domain/shopper'
import { LazyLoginForm } from '../../../src/ui/login/LazyLoginForm'
import { Notice } from '../../../src/ui/Notice'
import { usePageId } from '../../../src/ui/usePageId'
import { continueAfterLogin } from '../state/session/continue-after-login'
import { useSessionText } from './text'

/** The session ended during the checkout: asks for the login and keeps everything typed. */
export function SessionOver() {
  const text = useSessionText()
  const id = usePageId()
  const owner = useRef(customerName($customer.get()))
  const handleLogin = () =>
    void continueAfterLogin({ isSame: owner.current === customerName($customer.get()) })
  const continueAsGuest = () => {
    invalidateSections(['customer'])
    void loadCustomer()
  }
  return (
    <section className="bzl-checkout__session-over" aria-labelledby={id}>
      <h2 className="bzl-checkout__title" id={id}>
        {text('ended')}
      </h2>
      <Notice type="warning">{text('ended.note')}</Notice>
      <LazyLoginForm onSuccess={handleLogin} onCancel={continueAsGuest} cancel={text('ended.leave')} />
    </section>
  )
}
