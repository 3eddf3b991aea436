import { useEffect, useRef } from 'react'
import { providedValues } from '../../../domain/address/provided-address'
import { plainWidth } from '../../../domain/validate'
import { requestProvider } from '../../../state/address/request-provider'
import { $addressProvider } from '../../../state/page/address-provider'
import type { AddressForm } from '../useAddressForm'
import { fillForm } from './fill-form'

/** Milliseconds without a key before a request. */
const PAUSE = 250

const SHORTEST = 3

const signs = (postcode = '') => plainWidth(postcode).replace(/[^\p{L}\p{N}]/gu, '').length

/**
 * Fills what a postcode decides, once it is as long as those of its country or is left. What the shopper has typed stays;
 * what another postcode had filled does not.
 */
export function usePostcodeLookup(form: AddressForm, onFilled: (address: string) => void) {
  const latest = useRef({ form, onFilled })
  latest.current = { form, onFilled }
  useEffect(() => {
    const element = latest.current.form.form.ref.current!
    let newest = 0
    let timer: ReturnType<typeof setTimeout>
    let sent = ''
    let filled: Record<string, string> = {}
    const lookUp = async () => {
      const turn = newest
      const { postcode = '', country_id = '' } = latest.current.form.values()
      const key = `${country_id} ${postcode}`
      if (sent === key) return
      sent = key
      const answer = await requestProvider('postcode', (provider) =>
        provider.postcode?.(plainWidth(postcode), country_id),
      )
      const { form, onFilled } = latest.current
      const now = form.values()
      if (turn !== newest || now.country_id !== country_id) return
      const known = Object.entries(providedValues(answer, form.country)).filter(
        ([name]) => name !== 'postcode' && (!now[name] || now[name] === filled[name]),
      )
      filled = { ...filled, ...Object.fromEntries(known) }
      const address = fillForm(form, Object.fromEntries(known))
      if (address) onFilled(address)
    }
    const handleChange = ({ type, target }: Event) => {
      const { name, value } = target as HTMLInputElement
      if (name === 'country_id') newest++
      if (name !== 'postcode' || !$addressProvider.get()?.postcode) return
      const { example } = latest.current.form.fields.find((field) => field.name === name) ?? {}
      const length = type === 'input' ? signs(example) || Infinity : SHORTEST
      clearTimeout(timer)
      newest++
      if (signs(value) >= length) timer = setTimeout(() => void lookUp(), PAUSE)
    }
    element.addEventListener('input', handleChange)
    element.addEventListener('change', handleChange)
    return () => {
      newest++
      clearTimeout(timer)
      element.removeEventListener('input', handleChange)
      element.removeEventListener('change', handleChange)
    }
  }, [])
}
