import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { expectedPostcodes } from '../../domain/address/postcode'
import { afterPress } from '../../host/press'
import { $checkoutConfig } from '../../state/page/config'
import { announceSoon } from '../announcer/announce'
import { useText } from '../text/i18n'
import en from '../../../locales/en/address-book.json'
import type { AddressForm } from './useAddressForm'

/** Says, once the postcode is left, what others of its country look like. It stops nobody. */
export function PostcodeNote({ form }: { form: AddressForm }) {
  const text = useText('address-book', en)
  const postCodes = useStore($checkoutConfig)?.postCodes
  const [postcode, setPostcode] = useState('')
  const latest = useRef(form)
  latest.current = form
  useEffect(() => {
    const element = latest.current.form.ref.current
    const check = () => setPostcode(latest.current.values().postcode ?? '')
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
  return note ? <span className="bzl-address__unusual">{note}</span> : null
}
