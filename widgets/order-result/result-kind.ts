import { resultMeaning, type PaymentResult } from '#payment/rules/provider.ts'
import type { Routes } from '#storefront/page/config.ts'

/** The message to show, by the provider's result code (wire: payment-result). */
export type ResultKind =
  'authorised' | 'refused' | 'cancelled' | 'pending' | 'received' | 'present' | 'unpaid' | 'error' | 'unknown'

const KINDS: Record<string, ResultKind> = {
  Authorised: 'authorised',
  Refused: 'refused',
  Cancelled: 'cancelled',
  Pending: 'pending',
  Received: 'received',
  PresentToShopper: 'present',
  Error: 'error',
}

/** A code that is not documented is `unknown`, never a success. */
export const resultKind = (code: string): ResultKind =>
  Object.hasOwn(KINDS, code) ? KINDS[code]! : 'unknown'

/**
 * Decided by the shop's own result. Nothing but that can say that an order is placed and its payment was left
 * unfinished: a page's address can be written by anybody.
 */
export const kindOfResult = ({ resultCode }: PaymentResult): ResultKind =>
  resultMeaning(resultCode) === 'action' ? 'unpaid' : resultKind(resultCode)

/** The page that each result leads on to. */
export const nextRoute: Record<ResultKind, keyof Routes> = {
  authorised: 'success',
  refused: 'checkout',
  cancelled: 'checkout',
  pending: 'home',
  received: 'home',
  present: 'home',
  unpaid: 'checkout',
  error: 'cart',
  unknown: 'cart',
}
