import { atom, computed } from 'nanostores'
import { parseAgreements } from '#order/rules/agreements.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $result } from './status.ts'

/** The conditions of sale that an order needs the shopper's consent to. */
export const $terms = computed($checkoutConfig, (config) =>
  parseAgreements(config?.agreements).filter(({ isRequired }) => isRequired),
)

/** Ids of those the shopper agrees to. */
export const $acceptedTerms = atom<readonly string[]>([])

export function toggleTerm(id: string): void {
  const accepted = $acceptedTerms.get()
  $acceptedTerms.set(accepted.includes(id) ? accepted.filter((one) => one !== id) : [...accepted, id])
  const { message } = $result.get()
  if (message && 'key' in message && message.key === 'terms-missing' && areTermsAccepted()) $result.set({})
}

export const areTermsAccepted = (): boolean =>
  $terms.get().every(({ id }) => $acceptedTerms.get().includes(id))
