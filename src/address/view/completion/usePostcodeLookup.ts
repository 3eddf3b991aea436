import { useEffect, useRef } from 'react'
import { providedValues } from '../../rules/provided-address.ts'
import { plainSigns } from '#lib/validate.ts'
import { onEvent } from '#dom/events.ts'
import { requestProvider } from '../../state/request-provider.ts'
import { $addressProvider } from '../../state/address-provider.ts'
import type { AddressForm } from '../useAddressForm.ts'

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Puts texts into controls by name. The form takes them as typed: it validates them and passes them on. The focus stays
 * where it is. Gives what was changed as the page shows it, in the form's order.
 */
export function fillForm(form: AddressForm, values: Record<string, string>): string {
  const controls = (Array.from(form.form.ref.current?.elements ?? []) as Control[]).filter(
    ({ name, value }) => values[name] !== undefined && values[name] !== value,
  )
  // All of them before the first is validated: what listens reads the whole form.
  for (const control of controls) control.value = values[control.name]!
  for (const control of controls) {
    const change = { currentTarget: control, nativeEvent: new Event('input') }
    form.field(control.name).onChange(change as never)
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
  return controls.map(textOf).join(', ')
}

const textOf = (control: Control) =>
  'options' in control ? (control.selectedOptions[0]?.text ?? '') : control.value

/** Milliseconds without a key before a request. */
const PAUSE = 250

const SHORTEST = 3

const signs = (postcode = '') => plainSigns(postcode).replace(/[^\p{L}\p{N}]/gu, '').length

/**
 * Fills what a postcode decides, once it is as long as those of its country or is left. Values the shopper
 * has typed stay; values another postcode had filled do not.
 */
export function usePostcodeLookup(form: AddressForm, onFilled: (address: string) => void) {
  const latest = useRef({ form, onFilled })
  latest.current = { form, onFilled }
  useEffect(() => {
    const element = latest.current.form.form.ref.current!
    let newest = 0
    let timer: ReturnType<typeof setTimeout>
    /** Country and postcode that are looked up, or were: leaving the field does not begin anew. */
    let due = ''
    let filled: Record<string, string> = {}
    const lookUp = async (postcode: string, country: string) => {
      const turn = newest
      const answer = await requestProvider('postcode', (provider) => provider.postcode?.(postcode, country))
      const { form, onFilled } = latest.current
      const now = form.values()
      if (turn !== newest) return
      const known = Object.entries(providedValues(answer, form.country)).filter(
        ([name]) => name !== 'postcode' && (!now[name] || now[name] === filled[name]),
      )
      filled = { ...filled, ...Object.fromEntries(known) }
      const address = fillForm(form, Object.fromEntries(known))
      if (address) onFilled(address)
    }
    const drop = () => {
      newest++
      clearTimeout(timer)
      due = ''
    }
    const handleChange = ({ type, target }: Event) => {
      const { name, value } = target as HTMLInputElement
      if (name === 'country_id') drop()
      if (name !== 'postcode' || !$addressProvider.get()?.postcode) return
      const { countryId, fields } = latest.current.form
      const postcode = plainSigns(value)
      const key = `${countryId} ${postcode}`
      if (key === due) return
      drop()
      const example = fields.find((field) => field.name === name)?.example
      const length = type === 'input' ? signs(example) || Infinity : SHORTEST
      if (signs(postcode) < length) return
      due = key
      timer = setTimeout(() => void lookUp(postcode, countryId), PAUSE)
    }
    const stops = ['input', 'change'].map((type) => onEvent(element, type, handleChange))
    return () => {
      drop()
      for (const stop of stops) stop()
    }
  }, [])
}
