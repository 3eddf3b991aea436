import { useStore } from '@nanostores/react'
import { $isLoggedIn } from '../../../src/state/customer/customer'
import { SessionOver as Asked } from '../../../src/ui/session/SessionOver'
import { useSessionText } from '../../../src/ui/session/text'
import { continueAfterLogin } from '../state/session/continue-after-login'

/** The session ended during the checkout: asks for the login and keeps everything typed, unless it was a logout. */
export function SessionOver() {
  const text = useSessionText()
  return (
    <Asked className="bzl-checkout__session-over" onLogin={(login) => void continueAfterLogin(login)}>
      {text(useStore($isLoggedIn) ? 'ended.note' : 'ended.cart')}
    </Asked>
  )
}
