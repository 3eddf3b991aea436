import { type RefObject, useState } from 'react'
import { go } from '../../src/host/page/navigation'
import { logFailure } from '../../src/state/log'
import { announce } from '../../src/ui/announcer/announce'
import { useCommon } from '../../src/ui/text/common'
import { LazyLoginForm } from '../../src/ui/login/LazyLoginForm'
import { Disclosure } from './Disclosure'

interface Props {
  button: RefObject<HTMLButtonElement | null>
  onLogin(): void
}

/** Logging in where one is; the islands follow by themselves. */
export function GuestMenu({ button, onLogin }: Props) {
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
