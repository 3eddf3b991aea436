import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import type { AddressForm } from '#address/view/useAddressForm.ts'
import { $refusedField } from '../state/address/refusal.ts'

/** Shows what the shop refused at its field, as the form shows its own errors, and moves the focus there. */
export function useRefusedField(form: AddressForm) {
  const refused = useStore($refusedField)
  const latest = useRef(form)
  latest.current = form
  useEffect(() => (refused ? latest.current.refuse(refused.field, refused.message) : undefined), [refused])
}
