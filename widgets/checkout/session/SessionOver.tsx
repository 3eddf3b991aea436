import { useStore } from '@nanostores/react'
import { isFocusFree } from '../../../src/host/free-focus'
import { hostDocument } from '../../../src/host/page/document'
import { nextFrame } from '../../../src/host/page/lifecycle'
import { $isLoggedIn } from '../../../src/state/customer/customer'
import { announceSoon } from '../../../src/ui/announcer/announce'
import { SessionOver as Asked } from '../../../src/ui/session/SessionOver'
import { useSessionText } from '../../../src/ui/session/text'
import { useCommon } from '../../../src/ui/text/common'
import { continueAfterLogin } from '../state/session/continue-after-login'

/** The session ended during the checkout: asks for the login and keeps everything typed, unless it was a logout. */
export function SessionOver() {
  const text = useSessionText()
  const common = useCommon()
  const handleLogin = (login: { isSame: boolean }) => {
    nextFrame(() => {
      if (isFocusFree())
        hostDocument.querySelector<HTMLElement>('[data-state=open] .bzl-checkout__title')?.focus()
    })
    announceSoon('login', common('login.success'))
    void continueAfterLogin(login)
  }
  return (
    <Asked className="bzl-checkout__session-over" onLogin={handleLogin}>
      {text(useStore($isLoggedIn) ? 'ended.note' : 'ended.cart')}
    </Asked>
  )
}
