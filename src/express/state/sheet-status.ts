import { fieldRefusedFor } from '#address/state/address-fields.ts'
import { ApiError, isCartGone } from '#http/api-error.ts'
import type { Problem } from '#lib/validate.ts'
import type { OrderMessage } from '#order/state/order.ts'
import type { Wallet } from '../rules/express.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { atom, computed } from 'nanostores'
import { parseAgreements } from '#order/rules/agreements.ts'

/** The part of a wallet's sheet that the shop does not accept. */
export type RefusedPart = 'unserved' | 'address' | 'billing' | 'rate' | 'coupon' | 'order'

/** Why a wallet's sheet is refused: of our texts, a broken rule of the address, or the shop's own text. */
export type SheetMessage =
  | OrderMessage
  /** A problem of an address field, with the key of the field's label: a sheet does not show which one it is about. */
  | { problem: Problem | string; label: string }
  | {
      key:
        'unserved' | 'needs-forms' | 'no-rates' | 'rate-gone' | 'broken' | 'terms-missing' | 'order-unknown'
    }

/** The shop does not accept what the wallet's sheet holds. */
export class RefusedSheet extends Error {
  constructor(
    readonly part: RefusedPart,
    readonly reason: SheetMessage,
    /** Our name of the address's field. */
    readonly field?: string,
  ) {
    super(part)
  }
}

/** No order is made now, for a reason among our texts. */
export const orderRefused = (key: Extract<SheetMessage, { key: unknown }>['key']) =>
  new RefusedSheet('order', { key })

/** The fields of an address that a wallet knows. The others have to be entered in a form. */
export const IN_SHEET = [
  ...['country_id', 'firstname', 'lastname', 'street1', 'city', 'region', 'postcode', 'telephone', 'email'],
]

/**
 * Returns the message with a remedy: if the shop wants a field that no sheet has, the shopper is led to the checkout,
 * whose form asks for that field from now on.
 */
export function withRemedy(message: SheetMessage): SheetMessage {
  if (!('text' in message)) return message
  const field = fieldRefusedFor(message.field ?? '', message.text)
  return field && !IN_SHEET.includes(field) ? { key: 'needs-forms' } : message
}

/** Returns the refusal that a failed call means for the sheet. */
export function refusedBy(error: unknown): RefusedSheet {
  if (error instanceof RefusedSheet) return error
  if (error instanceof ApiError && error.kind === 'business' && error.text) {
    const { text, fieldName: field } = error
    return new RefusedSheet('order', withRemedy({ text, field }), field)
  }
  return orderRefused(isCartGone(error) ? 'place-order.cartChanged' : 'place-order.failed')
}

/** Throws RefusedSheet for whatever fails. */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw refusedBy(error)
  }
}

const BEYOND_SHEET: string[] = ['place-order.totalChanged', 'place-order.cartChanged', 'place-order.session']

/** Whether the sheet cannot show what has changed: it has to be closed, and only the next one can be paid. */
export const isBeyondSheet = (reason: SheetMessage): boolean =>
  'key' in reason && BEYOND_SHEET.includes(reason.key)

/** The checkout whose sheet is open; only one may be on a page. */
export const $openCheckout = atom<{ close(): Promise<void> } | undefined>()

/** Settles once all sheets that were closed are undone. */
export const $closing = atom<Promise<unknown> | undefined>()

interface Result {
  isPlacing?: boolean
  isUnknown?: boolean
  message?: SheetMessage
  /** The bank asks the shopper something, in the place of this wallet's button. */
  asking?: Wallet
}

/**
 * The state that the row reports. An order is on its way, or its outcome is not known, or a message says why
 * it was not placed.
 */
export const $result = atom<Result>({})

/** The conditions of sale that an order needs the shopper's consent to. */
export const $terms = computed($checkoutConfig, (config) =>
  parseAgreements(config?.agreements).filter(({ isRequired }) => isRequired),
)

/** Ids of the conditions that the shopper agrees to. */
export const $acceptedTerms = atom<readonly string[]>([])

export function toggleTerm(id: string): void {
  const accepted = $acceptedTerms.get()
  $acceptedTerms.set(accepted.includes(id) ? accepted.filter((one) => one !== id) : [...accepted, id])
  const { message } = $result.get()
  if (message && 'key' in message && message.key === 'terms-missing' && areTermsAccepted()) $result.set({})
}

export const areTermsAccepted = (): boolean =>
  $terms.get().every(({ id }) => $acceptedTerms.get().includes(id))
