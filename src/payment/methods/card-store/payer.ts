import { atom } from 'nanostores'
import { maxLength, minLength, type Problem, required, telephone } from '#lib/validate.ts'
import { num } from '#lib/money/money.ts'
import { $settings } from '#storefront/state/config.ts'

/** The person who pays at the store. Kept nowhere but in the form on the page. */
export interface Payer {
  name: string
  phone: string
}

type Submit = () => Payer | undefined

/** Submits the form on the page. */
const $submit = atom<Submit | undefined>()

/** Makes the form on the page the one that is submitted; returns what takes it out. */
export function registerPayerForm(submitForm: Submit): () => void {
  $submit.set(submitForm)
  return () => {
    if ($submit.get() === submitForm) $submit.set(undefined)
  }
}

/**
 * Submits the form and returns the payer if the input is valid. Otherwise returns undefined, and the form
 * shows what is missing.
 */
export const submitPayerForm = (): Payer | undefined => $submit.get()?.()

export const isPayerComplete = (): boolean => submitPayerForm() !== undefined

/** The shop's limits (wire: settings). A limit without a setting is undefined. */
export interface PayerLimits {
  name?: number
  phone?: number
  phoneLeast?: number
}

export function payerLimits(): PayerLimits {
  const settings = $settings.get() ?? {}
  const limit = (value: unknown) => (num(value) > 0 ? num(value) : undefined)
  return {
    name: limit(settings.cstore_name_max_length),
    phone: limit(settings.cstore_phone_max_length),
    phoneLeast: limit(settings.cstore_phone_min_length),
  }
}

export function payerProblems(
  { name, phone }: Payer,
  limits: PayerLimits,
): Partial<Record<keyof Payer, Problem>> {
  const digits = phone.replace(/\D/g, '')
  return {
    name: required(name) ?? (limits.name ? maxLength(name.trim(), limits.name) : undefined),
    phone:
      required(phone) ??
      telephone(phone) ??
      (limits.phoneLeast ? minLength(digits, limits.phoneLeast) : undefined) ??
      (limits.phone ? maxLength(digits, limits.phone) : undefined),
  }
}
