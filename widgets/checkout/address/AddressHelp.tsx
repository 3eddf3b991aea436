import { useEffect, useRef, useState } from 'react'
import { suggestEmail } from '../../../src/domain/address/email-suggestion'
import type { AddressForm } from '../../../src/ui/address/useAddressForm'
import { setField } from '../state/address/address-form'
import { useCheckoutText } from '../text'
import { useRefusedField } from './useRefusedField'

/** Loaded after the form and placed below the e-mail: offers to correct a misspelt domain, and marks refused fields. */
export function AddressHelp({ form }: { form: AddressForm }) {
  const text = useCheckoutText()
  const marker = useRef<HTMLSpanElement>(null)
  const input = useRef<HTMLInputElement>(undefined)
  const [suggestion, suggest] = useState<string>()
  useRefusedField(form)
  useEffect(() => {
    const found = marker.current!.closest('form')!.elements.namedItem('email')
    if (!(found instanceof HTMLInputElement)) return
    const check = () => suggest(suggestEmail(found.value))
    input.current = found
    found.addEventListener('blur', check)
    return () => found.removeEventListener('blur', check)
  }, [])
  const accept = (email: string) => {
    input.current!.value = email
    input.current!.focus()
    setField('email', email)
    suggest(undefined)
  }
  return (
    <span ref={marker}>
      {suggestion && (
        <button type="button" className="bzl-link bzl-address__reveal" onClick={() => accept(suggestion)}>
          {text('address.email.meant', { email: suggestion })}
        </button>
      )}
    </span>
  )
}
