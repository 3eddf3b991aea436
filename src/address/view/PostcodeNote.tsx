import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { expectedPostcodes } from '../rules/postcode.ts'
import { afterPress } from '#dom/press.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { announceSoon } from '#ui/Announcer.tsx'
import { ChangingText } from '#ui/ChangingText.tsx'
import { plainSigns } from '#lib/validate.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/address-book.json'
import type { AddressForm } from './useAddressForm.ts'

/** Says, once the postcode is left, what others of its country look like. It stops nobody. */
export function PostcodeNote({ form }: { form: AddressForm }) {
  const text = useText('address-book', en)
  const postCodes = useStore($checkoutConfig)?.postCodes
  const [postcode, setPostcode] = useState('')
  const latest = useRef(form)
  latest.current = form
  useEffect(() => {
    const element = latest.current.form.ref.current
    const check = () => setPostcode(plainSigns(latest.current.values().postcode ?? ''))
    const handleLeave = ({ target }: Event) => {
      if ((target as HTMLInputElement).name === 'postcode') afterPress(check)
    }
    check()
    element?.addEventListener('focusout', handleLeave)
    return () => element?.removeEventListener('focusout', handleLeave)
  }, [])
  const examples = expectedPostcodes(postcode, form.countryId, postCodes)
  const note = examples && text('postcode-unusual', { examples: examples.join(', ') })
  useEffect(() => {
    if (note) announceSoon('postcode', note)
  }, [note])
  return note ? <ChangingText className="bzl-address__unusual">{note}</ChangingText> : null
}
