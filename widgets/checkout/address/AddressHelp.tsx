import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { suggestEmail } from '../../../src/domain/address/email-suggestion'
import { flag } from '../../../src/domain/money/money'
import { onEvent } from '../../../src/host/on-event'
import { afterPress } from '../../../src/host/press'
import { $settings } from '../../../src/state/page/config'
import { announce } from '../../../src/ui/announcer/announce'
import type { AddressForm } from '../../../src/ui/address/useAddressForm'
import { lazyWidgetPart } from '../../../src/ui/island/lazyWidgetPart'
import { setField } from '../state/address/address-form'
import { useCheckoutText } from '../text'
import { useRefusedField } from './useRefusedField'
import { importPart } from '../../../src/host/page/import-part'

const KnownEmail = lazyWidgetPart(async () => (await importPart(() => import('./KnownEmail'))).KnownEmail, {
  namespaces: ['session'],
  fallback: () => null,
})

/**
 * Loaded after the form and placed below the e-mail: offers to correct a misspelt domain, or to log in to its account
 * where the shop says who has one, and marks refused fields.
 */
export function AddressHelp({ form }: { form: AddressForm }) {
  const text = useCheckoutText()
  const settings = useStore($settings)
  const marker = useRef<HTMLSpanElement>(null)
  const input = useRef<HTMLInputElement>(undefined)
  const [suggestion, suggest] = useState<string>()
  useRefusedField(form)
  useEffect(() => {
    const found = marker.current!.closest('form')!.elements.namedItem('email')
    if (!(found instanceof HTMLInputElement)) return
    const check = () => afterPress(() => suggest(suggestEmail(found.value)))
    input.current = found
    return onEvent(found, 'blur', check)
  }, [])
  const offer = suggestion && text('address.email.meant', { email: suggestion })
  useEffect(() => {
    if (offer) announce(offer)
  }, [offer])
  const accept = (email: string) => {
    input.current!.value = email
    input.current!.focus()
    setField('email', email)
    form.setProblem('email')
    suggest(undefined)
  }
  return (
    <span ref={marker}>
      {suggestion && (
        <button type="button" className="bzl-link bzl-address__reveal" onClick={() => accept(suggestion)}>
          {offer}
        </button>
      )}
      {flag(settings?.enable_guest_checkout_login) && <KnownEmail form={form} />}
    </span>
  )
}
