import { type RefObject, useState } from 'react'
import { go } from '#storefront/page/navigation.ts'
import { logFailure } from '#storefront/state/log.ts'
import { announce } from '#ui/announcer/Announcer.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { LazyLoginForm } from '#customer/view/LazyLoginForm.ts'
import { Disclosure } from './Disclosure.tsx'

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
