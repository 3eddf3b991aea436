import { useRef } from 'react'
import { useStore } from '@nanostores/react'
import { nextFrame } from '../../../src/host/page/lifecycle'
import { $isGuest } from '../../../src/state/customer/session'
import { useCommon } from '../../../src/ui/text/common'
import { $loginRequest } from '../state/session/login-request'
import { useCheckoutText } from '../text'
import { lazySessionView } from './lazy-session-view'

const LoginHere = lazySessionView((views) => views.LoginHere, 2)

/** Offers the login to a guest at every step. */
export function LoginOffer() {
  const text = useCheckoutText()
  const common = useCommon()
  const isGuest = useStore($isGuest) ?? true
  const request = useStore($loginRequest)
  const open = useRef<HTMLButtonElement>(null)
  const close = () => {
    $loginRequest.set(undefined)
    // The button is back with the next render.
    nextFrame(() => (request!.opener ?? open).current?.focus())
  }
  if (!request && !isGuest) return null
  return (
    <div className="bzl-checkout__login">
      {!request?.isDone && <p>{text('state.login.offer')}</p>}
      {request ? (
        <LoginHere
          key={request.email}
          email={request.email}
          onDone={() => $loginRequest.set({ ...request, isDone: true })}
          onCancel={close}
        />
      ) : (
        <button type="button" className="bzl-link" ref={open} onClick={() => $loginRequest.set({})}>
          {common('action.login')}
        </button>
      )}
    </div>
  )
}
