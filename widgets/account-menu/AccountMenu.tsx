import { useState } from 'react'
import { useStore } from '@nanostores/react'
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
  const [hasLoggedIn, setLoggedIn] = useState(false)
  const text = useText('account-menu', en)
  const hasFailed = useStore($tasks, { keys: [LOGOUT] })[LOGOUT] === 'failed'
  useFallback(isLoggedIn === undefined)
  if (isLoggedIn === undefined) return null
  return (
    <>
      <Announcer />
      {isLoggedIn ? (
        <CustomerMenu current={current} open={open} links={links} takesFocus={hasLoggedIn} />
      ) : (
        <GuestMenu onLogin={() => setLoggedIn(true)} />
      )}
      {hasFailed && <Notice type="error">{text('logout-failed')}</Notice>}
    </>
  )
}
