import type { Routes } from '../../src/host/page/config'

/** The message to show, by the provider's result code (b.40). */
export type ResultKind =
  'authorised' | 'refused' | 'cancelled' | 'pending' | 'received' | 'present' | 'error' | 'unknown'

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

/** Where each result leads on to. */
export const nextRoute: Record<ResultKind, keyof Routes> = {
  authorised: 'success',
  refused: 'checkout',
  cancelled: 'checkout',
  pending: 'home',
  received: 'home',
  present: 'home',
  error: 'cart',
  unknown: 'cart',
}
