import type { PaymentMethodsResponse } from '@adyen/adyen-web'
import { logFailure } from '#storefront/state/log.ts'
import type { Component } from './local-types.ts'
import { importPart } from '#dom/import-part.ts'

/** The types of the components that come with the card form (library.ts). */
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

/**
 * The components an offer needs beyond those of the card form, each fetched by itself, and the offer without the types
 * that have none or whose component does not arrive.
 */
export async function loadOfferedTypes(
  offer: PaymentMethodsResponse,
): Promise<{ offer: PaymentMethodsResponse; components: Component[] }> {
  const { paymentMethods = [], storedPaymentMethods = [] } = offer
  const types = new Set([...paymentMethods, ...storedPaymentMethods].map(({ type }) => type))
  const local = [...types].filter((type) => !OWN.has(type))
  if (!local.length) return { offer, components: [] }
  const found = await loadEach(local)
  const isKnown = ({ type }: { type: string }) => OWN.has(type) || found.get(type) !== false
  return {
    offer: {
      ...offer,
      paymentMethods: paymentMethods.filter(isKnown),
      storedPaymentMethods: storedPaymentMethods.filter(isKnown),
    },
    components: [...new Set(found.values())].filter((component) => component !== null && component !== false),
  }
}

async function loadEach(types: string[]): Promise<Map<string, Component | null | false>> {
  try {
    const { loadLocalType } = await importPart(() => import('./local-types.ts'))
    return new Map(await Promise.all(types.map(async (type) => [type, await loadLocalType(type)] as const)))
  } catch (error) {
    logFailure('payment types', error)
    return new Map(types.map((type) => [type, false]))
  }
}
