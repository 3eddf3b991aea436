import { logFailure } from '#storefront/state/log.ts'
import type { Offer } from '../../rules/provider.ts'
import type { Component } from './local-types.ts'
import { importPart } from '#dom/import-part.ts'

/** The types of the components that come with the card form (components.ts). */
const OWN = new Set([
  'scheme',
  'card',
  'klarna',
  'klarna_account',
  'klarna_paynow',
  'klarna_b2b',
  'applepay',
  'googlepay',
  'paywithgoogle',
])

/** The offer with no other types than those for which `isShown` is true, also of stored methods. */
export function only(isShown: (type: string) => boolean, offer: Offer): Offer {
  const isOfType = ({ type }: { type: string }) => isShown(type)
  return {
    ...offer,
    paymentMethods: offer.paymentMethods.filter(isOfType),
    storedPaymentMethods: offer.storedPaymentMethods.filter(isOfType),
  }
}

export const hasMethods = ({ paymentMethods, storedPaymentMethods }: Offer) =>
  paymentMethods.length + storedPaymentMethods.length > 0

/**
 * The components an offer needs beyond those of the card form, each fetched by itself, and the offer without the types
 * that have none or whose component does not arrive.
 */
export async function loadOfferedTypes(offer: Offer): Promise<{ offer: Offer; components: Component[] }> {
  const types = new Set([...offer.paymentMethods, ...offer.storedPaymentMethods].map(({ type }) => type))
  const local = [...types].filter((type) => !OWN.has(type))
  const found = new Map(await Promise.all(local.map(async (type) => [type, await load(type)] as const)))
  return {
    offer: only((type) => found.get(type) !== false, offer),
    components: [...new Set(found.values())].flatMap((component) => component || []),
  }
}

/** Fetches the component of a payment type; null for one that needs none, and false, logged, for one that does not arrive. */
async function load(type: string): Promise<Component | null | false> {
  try {
    return await (await importPart(() => import('./local-types.ts'))).loadLocalType(type)
  } catch (error) {
    logFailure(`payment type ${type}`, error)
    return false
  }
}
