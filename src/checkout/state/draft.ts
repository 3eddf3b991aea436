import { emptyAddress, type Address } from '#address/rules/address.ts'
import { isObject, readObject, toList, toText } from '#lib/json.ts'
import { session } from '#dom/storage/storage.ts'
import { toJson } from '#dom/safe-json.ts'
import { $cart } from '#cart/state/cart.ts'
import { $hasEnded } from '#customer/state/session.ts'
import { clearDraft, DRAFT } from '#customer/state/kept-draft.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import type { OrderAddresses } from '#address/state/addresses.ts'

/** What survives a reload, in this tab only. Never anything about a card. */
export interface Draft {
  /** Id of the customer who entered it; none of a guest's. */
  owner?: unknown
  /** Id of the cart it was entered for. */
  cart?: unknown
  step?: string
  email?: string
  /** As typed, complete or not. */
  shipping?: Address
  billing?: Address
  sameAsBilling?: boolean
  billingId?: number
  /** Of the customer's book: the address that is chosen; 0 for `once`. */
  selectedId?: number
  /** A customer's new address that is for this order alone. */
  once?: Address
  /** The one that is being changed or added, not yet parsed. */
  edited?: unknown
  /** Whether a customer's new address goes into the book. */
  isKept?: boolean
  /** As submitted last. */
  addresses?: OrderAddresses
  rate?: string
  /** The store chosen for a pickup, not yet parsed. */
  pickup?: unknown
  method?: string
  /** Of the order's own fields, as typed. */
  fields?: Record<string, unknown>
  /** Comment and gift message of the order, not yet parsed. */
  extras?: unknown
  /** What the shop has of what goes before an order, not yet parsed. */
  saved?: unknown
}

/** A draft that cannot be parsed counts as none. */
export const readDraft = () => normalise(readObject(session.get(DRAFT)))

/** Whether something was entered in this tab. */
export const hasDraft = (): boolean => session.get(DRAFT) !== null

/** Merges into the draft. */
export const keepDraft = (part: Draft): void =>
  session.set(DRAFT, toJson({ ...readDraft(), owner: customerId(), cart: $cart.value?.id, ...part }))

/**
 * Of a customer who has logged out on another page nothing is kept; one whose session has ended may come back. With
 * another cart of the same shopper goes nothing that was written for the order of the one before, which may have been
 * paid on another site.
 */
export function clearForeignDraft(): void {
  const { owner, cart } = readDraft()
  const now = $cart.value?.id
  if (owner && owner !== customerId() && !$hasEnded.get()) clearDraft()
  else if (cart && now && cart !== now && owner === customerId())
    keepDraft({ extras: undefined, fields: undefined })
}

const customerId = () => $checkoutConfig.get()?.customerData.id

/** Another release may have written it: addresses get the shape we rely on, other values their type. */
function normalise(found: Record<string, unknown>): Draft & { sameAsBilling: boolean } {
  const submitted = readObject(found.addresses)
  const billing = readAddress(submitted.billing)
  return {
    ...found,
    step: text(found.step),
    email: text(found.email),
    shipping: readAddress(found.shipping),
    billing: readAddress(found.billing),
    sameAsBilling: found.sameAsBilling !== false,
    billingId: typeof found.billingId === 'number' ? found.billingId : undefined,
    once: readAddress(found.once),
    addresses: billing && { shipping: readAddress(submitted.shipping), billing },
    rate: text(found.rate),
    method: text(found.method),
    fields: readObject(found.fields),
  }
}

const text = (value: unknown) => toText(value) || undefined

/** An address in the shape we rely on; the checkout configuration's has its street as an object (d.6). */
export function readAddress(value: unknown): Address | undefined {
  if (!isObject(value)) return undefined
  const found = value as Partial<Address>
  return {
    ...emptyAddress(),
    ...found,
    street: toList(found.street).map(toText),
  }
}
