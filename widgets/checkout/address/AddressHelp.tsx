import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { meantEmail } from '../../../src/domain/address/email-hint'
import type { AddressForm } from '../../../src/ui/address/useAddressForm'
import { $refusedField } from '../state/address/refusal'
import { setField } from '../state/address/address-form'
import { useCheckoutText } from '../text'

/** Stands after the e-mail: asks about a slip in it, and marks a field of the form that the shop refused. */
export function AddressHelp({ form }: { form: AddressForm }) {
  const text = useCheckoutText()
  const place = useRef<HTMLSpanElement>(null)
  const input = useRef<HTMLInputElement>(undefined)
  const [meant, setMeant] = useState<string>()
  useFault(form)
  useEffect(() => {
    const found = place.current!.closest('form')!.elements.namedItem('email')
    if (!(found instanceof HTMLInputElement)) return
    const look = () => setMeant(meantEmail(found.value))
    input.current = found
    found.addEventListener('blur', look)
    return () => found.removeEventListener('blur', look)
  }, [])
  const accept = () => {
    input.current!.value = meant!
    input.current!.focus()
    setField('email', meant!)
    setMeant(undefined)
  }
  return (
    <span ref={place}>
      {meant && (
        <button type="button" className="bzl-link bzl-address__reveal" onClick={accept}>
          {text('address.email.meant', { email: meant })}
        </button>
      )}
    </span>
  )
}

/** What the shop refused stands at its field, like what we found ourselves. */
function useFault(form: AddressForm) {
  const fault = useStore($refusedField)
  const now = useRef(form)
  now.current = form
  useEffect(() => {
    if (!fault) return
    const { country, focus, setProblem } = now.current
    const name = fault.field === 'region' && country?.regions.length ? 'region_id' : fault.field
    setProblem(name, fault.message)
    focus(name)
  }, [fault])
}
