import { useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { $checkoutConfig } from '../../../src/state/config'
import { $isLoggedIn } from '../../../src/state/customer'
import { loadStrings } from '../../../src/state/strings'
import { useCommon } from '../../../src/ui/common-words'
import { useText } from '../../../src/ui/i18n'
import { later } from '../../../src/ui/later'
import cart from '../../../locales/en/cart.json'

const LoginHere = later(async () => {
  const [parts] = await Promise.all([import('./later-session'), loadStrings('session')])
  return parts.LoginHere
}, 2)

/** Offers the login to a guest, at whichever step they are. */
export function LoginLine() {
  const text = useText('cart', cart)
  const common = useCommon()
  const config = useStore($checkoutConfig)
  const isGuest = !(useStore($isLoggedIn) ?? config?.isCustomerLoggedIn)
  const [reached, setStage] = useState<'offered' | 'form' | 'done'>('offered')
  // Whoever has logged out again is offered it again.
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
      {stage !== 'done' && <p>{text('login')}</p>}
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
