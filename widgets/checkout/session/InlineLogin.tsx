import { useEffect, useRef, useState } from 'react'
import { mergedItems } from '#cart/rules/merged-items.ts'
import { isFocusFree } from '#dom/free-focus.ts'
import { $items } from '#cart/state/cart.ts'
import { useCommon } from '#i18n/view/common.ts'
import { LazyLoginForm } from '#customer/view/LazyLoginForm.ts'
import { Notice } from '#ui/Notice.tsx'
import { useSessionText } from '#customer/view/SessionOver.tsx'
import { enterName } from '../state/session/login.ts'
import { $loginRequest } from '../state/session/login-request.ts'

interface Props {
  /** The initial e-mail address of the form. */
  email?: string
  onDone(): void
  onCancel(): void
}

/** The login inside the checkout. Afterwards it lists the items the login has added to the cart. */
export function InlineLogin({ email, onDone, onCancel }: Props) {
  const common = useCommon()
  const before = useRef($items.get() ?? [])
  const [welcome, setWelcome] = useState<WelcomeProps>()
  const succeed = (message: string) => {
    enterName()
    setWelcome({ message, merged: mergedItems(before.current, $items.get() ?? []) })
    onDone()
  }
  if (welcome) return <Welcome {...welcome} />
  return (
    <LazyLoginForm
      email={email}
      onSuccess={succeed}
      onCancel={onCancel}
      cancel={common('action.cancel')}
      opener={$loginRequest.get()?.opener}
    />
  )
}

interface WelcomeProps {
  message: string
  merged: { name: string; qty: number }[]
}

function Welcome({ message, merged }: WelcomeProps) {
  const text = useSessionText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocusFree()) place.current!.focus()
  }, [])
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={message}>
      <Notice type="success">{message}</Notice>
      {merged.length > 0 && (
        <Notice type="warning">
          <p>{text('merged')}</p>
          <ul>
            {merged.map(({ name, qty }) => (
              <li key={name} translate="no">
                {text('merged.item', { name, count: qty })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
