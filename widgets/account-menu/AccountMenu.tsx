import { useRef } from 'react'
import { useStore } from '@nanostores/react'
import { isFocusFree } from '../../src/host/free-focus'
import { nextFrame } from '../../src/host/page/lifecycle'
import { $isLoggedIn } from '../../src/state/customer/customer'
import { $tasks } from '../../src/state/task'
import { Announcer } from '../../src/ui/announcer/Announcer'
import { useFallback } from '../../src/ui/island/fallback'
import { useText } from '../../src/ui/text/i18n'
import { Notice } from '../../src/ui/Notice'
import en from '../../locales/en/account-menu.json'
import { CustomerMenu } from './CustomerMenu'
import { GuestMenu } from './GuestMenu'
import type { LinkName } from './links'
import { LOGOUT } from './LogoutButton'

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
