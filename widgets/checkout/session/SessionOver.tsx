import { useStore } from '@nanostores/react'
import { isFocusFree } from '#dom/free-focus.ts'
import { hostDocument } from '#dom/document.ts'
import { nextFrame } from '#dom/lifecycle.ts'
import { $isLoggedIn } from '#customer/state/customer.ts'
import { announceSoon } from '#ui/announcer/announce.ts'
import { SessionOver as Asked } from '#customer/view/SessionOver.tsx'
import { useSessionText } from '#customer/view/text.ts'
import { useCommon } from '#i18n/view/common.ts'
import { continueAfterLogin } from '../state/session/continue-after-login.ts'

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
