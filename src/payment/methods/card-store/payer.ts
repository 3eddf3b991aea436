import { maxLength, minLength, type Problem, required, telephone } from '#lib/validate.ts'
import { num } from '#lib/money/money.ts'
import { $settings } from '#storefront/state/config.ts'

/** The person who pays at the store. Kept nowhere but in the form on the page. */
export interface Payer {
  name: string
  phone: string
}

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
