import { useRef, type RefObject, useState } from 'react'
import { useStore } from '@nanostores/react'
import { isFocusFree } from '#dom/focus.ts'
import { nextFrame } from '#dom/lifecycle.ts'
import { $isLoggedIn } from '#customer/state/customer.ts'
import { $tasks } from '#async/task.ts'
import { Announcer, announce } from '#ui/Announcer.tsx'
import { useFallback } from '#ui/island/fallback.ts'
import { useText } from '#i18n/view/i18n.ts'
import { Notice } from '#ui/Notice.tsx'
import en from '#locales/en/account-menu.json'
import { CustomerMenu, LOGOUT } from './CustomerMenu.tsx'
import type { LinkName } from './links.ts'
import { go } from '#storefront/page/navigation.ts'
import { logFailure } from '#storefront/state/log.ts'
import { useCommon } from '#i18n/view/common.ts'
import { LazyLoginForm } from '#customer/view/LazyLoginForm.ts'
import { Disclosure } from './Disclosure.tsx'

interface GuestMenuProps {
  button: RefObject<HTMLButtonElement | null>
  onLogin(): void
}

/** Logging in where one is; the islands follow by themselves. */
function GuestMenu({ button, onLogin }: GuestMenuProps) {
  const common = useCommon()
  const [isOpen, setOpen] = useState(false)
  const succeed = (message: string, redirectUrl?: string) => {
    announce(message)
    onLogin()
    if (redirectUrl) go(redirectUrl).catch((error: unknown) => logFailure('login', error))
  }
  const cancel = () => {
    setOpen(false)
    button.current!.focus()
  }
  return (
    <Disclosure label={common('action.login')} button={button} isOpen={isOpen} onToggle={setOpen} floats>
      <LazyLoginForm onSuccess={succeed} onCancel={cancel} cancel={common('action.cancel')} opener={button} />
    </Disclosure>
  )
}

interface Props {
  current?: string
  open?: boolean
  links?: Partial<Record<LinkName, string>>
}

/** Until it is known who shops, the page's own links stay. */
export function AccountMenu({ current = '', open = false, links }: Props) {
  const isLoggedIn = useStore($isLoggedIn)
  const button = useRef<HTMLButtonElement>(null)
  const text = useText('account-menu', en)
  const hasFailed = useStore($tasks, { keys: [LOGOUT] })[LOGOUT] === 'failed'
  useFallback(isLoggedIn === undefined)
  // The other menu is rendered by then.
  const takeFocus = () => void nextFrame(() => isFocusFree() && button.current?.focus())
  if (isLoggedIn === undefined) return null
  return (
    <>
      <Announcer />
      {isLoggedIn ? (
        <CustomerMenu
          current={current}
          open={open}
          links={links}
          button={button}
          onLogoutFailed={takeFocus}
        />
      ) : (
        <GuestMenu button={button} onLogin={takeFocus} />
      )}
      {hasFailed && <Notice type="error">{text('logout-failed')}</Notice>}
    </>
  )
}
