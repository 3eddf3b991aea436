import { useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { $isGuest } from '../../../src/state/customer/session'
import { useCommon } from '../../../src/ui/text/common'
import { lazyWidgetPart } from '../../../src/ui/island/lazyWidgetPart'
import { skeletonOrRetry } from '../../../src/ui/skeletonOrRetry'
import { useCheckoutText } from '../text'

const LoginHere = lazyWidgetPart(async () => (await import('./session-views')).LoginHere, {
  namespaces: ['session'],
  style: 'checkout-steps',
  fallback: skeletonOrRetry(2),
})

/** Offers the login to a guest at every step. */
export function LoginOffer() {
  const text = useCheckoutText()
  const common = useCommon()
  const isGuest = useStore($isGuest) ?? true
  const [reached, setStage] = useState<'offered' | 'form' | 'done'>('offered')
  // After a logout the login is offered again.
  const stage = reached === 'done' && isGuest ? 'offered' : reached
  const open = useRef<HTMLButtonElement>(null)
  const close = () => {
    setStage('offered')
    // The button is back with the next render.
    requestAnimationFrame(() => open.current?.focus())
  }
  if (stage === 'offered' && !isGuest) return null
  return (
    <div className="bzl-checkout__login">
      {stage !== 'done' && <p>{text('state.login.offer')}</p>}
      {stage === 'offered' ? (
        <button type="button" className="bzl-link" ref={open} onClick={() => setStage('form')}>
          {common('action.login')}
        </button>
      ) : (
        <LoginHere onDone={() => setStage('done')} onCancel={close} />
      )}
    </div>
  )
}
