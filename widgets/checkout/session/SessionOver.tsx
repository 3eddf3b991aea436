import { Suspense, useEffect, useRef } from 'react'
import { $customer, loadCustomer } from '../../../src/state/customer'
import { invalidateSections } from '../../../src/host/sections'
import { customerName } from '../../../src/domain/shopper'
import { LoginForm } from '../../../src/ui/login-form'
import { Skeleton } from '../../../src/ui/Skeleton'
import { takeUp } from '../state/take-up'
import { useSessionText } from './text'

/** The session ended on the way: asks for the login again, and everything typed is still there afterwards. */
export function SessionOver() {
  const text = useSessionText()
  const heading = useRef<HTMLHeadingElement>(null)
  const owner = useRef(customerName($customer.get()))
  useEffect(() => heading.current?.focus(), [])
  const goOn = () => void takeUp({ isSame: owner.current === customerName($customer.get()) })
  const leave = () => {
    invalidateSections(['customer'])
    void loadCustomer()
  }
  return (
    <section className="bzl-checkout__over">
      <h2 className="bzl-checkout__title" ref={heading} tabIndex={-1}>
        {text('over')}
      </h2>
      <p className="bzl-checkout__note">{text('over.note')}</p>
      <Suspense fallback={<Skeleton count={2} />}>
        <LoginForm onSuccess={goOn} onCancel={leave} cancel={text('over.leave')} />
      </Suspense>
    </section>
  )
}
