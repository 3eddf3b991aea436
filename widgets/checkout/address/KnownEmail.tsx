import { useEffect, useRef, useState } from 'react'
import { onEvent } from '#dom/events.ts'
import { afterPress } from '#dom/press.ts'
import { announce } from '#ui/Announcer.tsx'
import type { AddressForm } from '#address/view/useAddressForm.ts'
import { useSessionText } from '#customer/view/SessionOver.tsx'
import { hasAccount } from '../state/session/login.ts'
import { $loginRequest } from '../state/session/login-request.ts'

/** Offers the login, once the e-mail is left, where an account has it. It stops nobody. */
export function KnownEmail({ form }: { form: AddressForm }) {
  const text = useSessionText()
  const button = useRef<HTMLButtonElement>(null)
  const [left, setLeft] = useState('')
  const [known, setKnown] = useState<string>()
  const latest = useRef(form)
  latest.current = form
  useEffect(() => {
    const element = latest.current.form.ref.current!
    const check = () => setLeft(latest.current.values().email ?? '')
    const handleLeave = ({ target }: Event) => {
      if ((target as HTMLInputElement).name === 'email') check()
    }
    if (!element.querySelector('[name="email"]:focus')) check()
    return onEvent(element, 'focusout', handleLeave)
  }, [])
  useEffect(() => {
    let isOld = false
    void hasAccount(left).then((isKnown) => afterPress(() => isOld || setKnown(isKnown ? left : undefined)))
    return () => void (isOld = true)
  }, [left])
  const offer = text('known')
  useEffect(() => {
    if (known) announce(offer)
  }, [known, offer])
  if (!known) return null
  const open = () => $loginRequest.set({ email: known, opener: button })
  return (
    <button type="button" className="bzl-link bzl-address__reveal" ref={button} onClick={open}>
      {offer}
    </button>
  )
}
