import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { suggestEmail } from '#address/rules/email-suggestion.ts'
import { flag } from '#lib/money/money.ts'
import { onEvent } from '#dom/events.ts'
import { afterPress } from '#dom/press.ts'
import { $settings } from '#storefront/state/config.ts'
import { announce } from '#ui/Announcer.tsx'
import type { AddressForm } from '#address/view/useAddressForm.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { personal } from '#ui/personal.ts'
import { setField, $refusedField } from '../state/address/address-form.ts'
import { useCheckoutText } from '#checkout/view/text.ts'
import { importPart } from '#dom/import-part.ts'

/** Shows what the shop refused at its field, as the form shows its own errors, and moves the focus there. */
export function useRefusedField(shipping: AddressForm | undefined, billing: AddressForm) {
  const refused = useStore($refusedField)
  const form = refused?.isBilled ? billing : shipping
  const latest = useRef(form)
  latest.current = form
  useEffect(() => (refused ? latest.current?.refuse(refused.field, refused.message) : undefined), [refused])
}

const KnownEmail = lazyWidgetPart(
  async () => (await importPart(() => import('./KnownEmail.tsx'))).KnownEmail,
  {
    namespaces: ['session'],
    fallback: () => null,
  },
)

/**
 * Loaded after the form and placed below the e-mail: offers to correct a misspelt domain, or to log in to its account
 * where the shop says who has one, and marks refused fields.
 */
export function AddressHelp({ form, billing }: { form: AddressForm; billing: AddressForm }) {
  const text = useCheckoutText()
  const settings = useStore($settings)
  const marker = useRef<HTMLSpanElement>(null)
  const input = useRef<HTMLInputElement>(undefined)
  const [suggestion, suggest] = useState<string>()
  useRefusedField(form, billing)
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
        <button
          type="button"
          {...personal('bzl-link bzl-address__reveal')}
          onClick={() => accept(suggestion)}
        >
          {offer}
        </button>
      )}
      {flag(settings?.enable_guest_checkout_login) && <KnownEmail form={form} />}
    </span>
  )
}
