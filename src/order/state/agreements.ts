import { atom, computed } from 'nanostores'
import { parseAgreements } from '../rules/agreements.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'

/** The shop's conditions of sale. */
export const $agreements = computed($checkoutConfig, (config) => parseAgreements(config?.agreements))

/** Ids of those the shopper agrees to. */
export const $acceptedAgreements = atom<readonly string[]>([])

/** The first one the last press of the order button found missing; a new object with each press. */
export const $missingAgreement = atom<{ id: string } | undefined>()

export function toggleAgreement(id: string): void {
  const accepted = $acceptedAgreements.get()
  $acceptedAgreements.set(accepted.includes(id) ? accepted.filter((each) => each !== id) : [...accepted, id])
  $missingAgreement.set(undefined)
}

/** Clears the ticks for another shopper. */
export function clearAgreements(): void {
  $acceptedAgreements.set([])
  $missingAgreement.set(undefined)
}

/** Whether the shopper agrees to all that an order needs; if not, the first that is missing says so. */
export function areAgreementsAccepted(): boolean {
  const missing = $agreements
    .get()
    .find(({ id, isRequired }) => isRequired && !$acceptedAgreements.get().includes(id))
  $missingAgreement.set(missing && { id: missing.id })
  return !missing
}
