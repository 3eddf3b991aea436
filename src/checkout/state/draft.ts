import { emptyAddress, type Address } from '#address/rules/address.ts'
import { isObject, readObject, toList, toText } from '#lib/json.ts'
import { $cart } from '#cart/state/cart.ts'
import { $hasEnded } from '#customer/state/customer.ts'
import { clearDraft, drafts } from '#customer/state/kept-draft.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import type { OrderAddresses } from '#address/state/addresses.ts'

/** The entries that survive a reload, in this tab only. They never contain anything about a card. */
export interface Draft {
  /** Id of the customer who entered it; none of a guest's. */
  owner?: unknown
  /** Base URL of the page where it was entered; see `cartRecords`. */
  shop?: undefined
  /** Id of the cart it was entered for. */
  cart?: unknown
  step?: string
  email?: string
  /** The address as typed, complete or not. */
  shipping?: Address
  billing?: Address
  sameAsBilling?: boolean
  billingId?: number
  /** Id of the address chosen from the customer's book; 0 for `once`. */
  selectedId?: number
  /** A customer's new address that is for this order alone. */
  once?: Address
  /** The one that is being changed or added, not yet parsed. */
  edited?: unknown
  /** Whether a customer's new address goes into the book. */
  isKept?: boolean
  /** The address as submitted last. */
  addresses?: OrderAddresses
  rate?: string
  /** The store chosen for a pickup, not yet parsed. */
  pickup?: unknown
  method?: string
  /** Values of the order's own fields, as typed. */
  fields?: Record<string, unknown>
  /** Comment and gift message of the order, not yet parsed. */
  extras?: unknown
  /** The data that goes to the shop before an order, as far as the shop already has it. Not yet parsed. */
  saved?: unknown
}

const keptDraft = () => drafts.find($cart.value?.id)

/** A draft that cannot be parsed counts as none. */
export const readDraft = () => normalise(keptDraft() ?? {})

/** Whether something was entered in this tab. */
export const hasDraft = (): boolean => keptDraft() !== undefined

/** Merges into the draft. */
export const keepDraft = (part: Draft): void =>
  drafts.write({ ...readDraft(), owner: customerId(), cart: $cart.value?.id, ...part })

/**
 * Clears the draft of a customer who has logged out on another page. A customer whose session has ended keeps
 * it, since they may come back. A new cart of the same shopper drops the extras and fields that were written
 * for the order of the cart before. That order may have been paid on another site.
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
    shop: undefined,
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

/** An address in the shape we rely on; the checkout configuration's has its street as an object (trap: street-lines). */
export function readAddress(value: unknown): Address | undefined {
  if (!isObject(value)) return undefined
  const found = value as Partial<Address>
  return {
    ...emptyAddress(),
    ...found,
    street: toList(found.street).map(toText),
  }
}
