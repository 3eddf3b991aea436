import { useState } from 'react'
import { go } from '../../src/host/page/navigation'
import { logFailure } from '../../src/state/log'
import { announce } from '../../src/ui/announcer/announce'
import { useCommon } from '../../src/ui/text/common'
import { LazyLoginForm } from '../../src/ui/login/LazyLoginForm'
import { Disclosure } from './Disclosure'

/** Logging in where one is; the islands follow by themselves. */
export function GuestMenu() {
  const common = useCommon()
  const [isOpen, setOpen] = useState(false)
  const succeed = (message: string, redirectUrl?: string) => {
    announce(message)
    if (redirectUrl) go(redirectUrl).catch((error: unknown) => logFailure('login', error))
  }
  return (
    <Disclosure label={common('action.login')} isOpen={isOpen} onToggle={setOpen} floats>
      <LazyLoginForm onSuccess={succeed} onCancel={() => setOpen(false)} cancel={common('action.cancel')} />
    </Disclosure>
  )
}
