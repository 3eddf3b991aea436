import { useRef } from 'react'
import { useStore } from '@nanostores/react'
import { nextFrame } from '#dom/lifecycle.ts'
import { $isGuest } from '#customer/state/customer.ts'
import { useCommon } from '#i18n/view/common.ts'
import { $loginRequest } from '../state/session/login-request.ts'
import { useCheckoutText } from '#checkout/view/text.ts'
import { lazyPartsOf } from '../lazy-steps.ts'
import { importPart } from '#dom/import-part.ts'

/** Makes a view that only a login or a lost session needs. They are loaded together. */
export const lazySessionView = lazyPartsOf(() => importPart(() => import('./session-views.tsx')), ['session'])

const InlineLogin = lazySessionView((views) => views.InlineLogin, 2)

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
        <InlineLogin
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
