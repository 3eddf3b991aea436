import { emptyAddress, type Address } from '../../../src/domain/address/address'
import { isObject } from '../../../src/domain/json'
import { session } from '../../../src/host/storage/storage'
import type { OrderAddresses } from './addresses'

/** What a reload must not cost the shopper. Kept for this tab only; never anything about a card. */
export interface Draft {
  step?: string
  email?: string
  /** As typed, finished or not. */
  shipping?: Address
  billing?: Address
  sameAsBilling?: boolean
  billingId?: number
  /** As submitted last. */
  addresses?: OrderAddresses
  rate?: string
  method?: string
}

const KEY = 'bezel-checkout'

/** A draft that cannot be read counts as none. */
export function readDraft(): Draft {
  try {
    const found: unknown = JSON.parse(session.get(KEY) ?? '{}')
    return isObject(found) ? mend(found) : {}
  } catch {
    return {}
  }
}

/** Merges into what is kept. */
export const keepDraft = (part: Draft): void => session.set(KEY, JSON.stringify({ ...readDraft(), ...part }))

export const clearDraft = (): void => session.remove(KEY)

/** Another version of the page may have written it: addresses get the shape we rely on, the rest its type. */
function mend(found: Record<string, unknown>): Draft {
  const submitted = isObject(found.addresses) ? found.addresses : {}
  const billing = address(submitted.billing)
  return {
    step: text(found.step),
    email: text(found.email),
    shipping: address(found.shipping),
    billing: address(found.billing),
    sameAsBilling: found.sameAsBilling !== false,
    billingId: typeof found.billingId === 'number' ? found.billingId : undefined,
    addresses: billing && { billing, shipping: address(submitted.shipping) },
    rate: text(found.rate),
    method: text(found.method),
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

function address(value: unknown): Address | undefined {
  if (!isObject(value)) return undefined
  const found = value as Partial<Address>
  return {
    ...emptyAddress(),
    ...found,
    street: Array.isArray(found.street) ? found.street.map(String) : [''],
  }
}
