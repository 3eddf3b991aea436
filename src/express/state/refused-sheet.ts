import { ApiError, isCartGone } from '#http/api-error.ts'
import type { RefusedPart } from '../rules/refusal.ts'
import type { Problem } from '#lib/validate.ts'
import type { OrderMessage } from '#order/state/order.ts'

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

/** Returns the refusal that a failed call means for the sheet. */
export function refusedBy(error: unknown): RefusedSheet {
  if (error instanceof RefusedSheet) return error
  if (error instanceof ApiError && error.kind === 'business' && error.text)
    return new RefusedSheet('order', { text: error.text, field: error.fieldName }, error.fieldName)
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
