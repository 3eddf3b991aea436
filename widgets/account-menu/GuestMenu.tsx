import { useRef, useState } from 'react'
import { go } from '../../src/host/page/navigation'
import { logFailure } from '../../src/state/log'
import { announce } from '../../src/ui/announcer/announce'
import { useCommon } from '../../src/ui/text/common'
import { LazyLoginForm } from '../../src/ui/login/LazyLoginForm'
import { Disclosure } from './Disclosure'

/** Logging in where one is; the islands follow by themselves. */
export function GuestMenu({ onLogin }: { onLogin(): void }) {
  const common = useCommon()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
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
      <LazyLoginForm onSuccess={succeed} onCancel={cancel} cancel={common('action.cancel')} />
    </Disclosure>
  )
}
