export type ResultMeaning = 'authorised' | 'pending' | 'action' | 'refused' | 'failed'

const NEEDS_ACTION = new Set<unknown>(['RedirectShopper', 'IdentifyShopper', 'ChallengeShopper'])
const WAITS = new Set<unknown>(['Received', 'PresentToShopper', 'Pending'])

/**
 * Returns the meaning of a payment's result code (rule: placing-an-order, wire: payment-result). Only the exact word
 * `Authorised` is success; an unknown code is a failure. A waiting payment that carries an action wants the shopper
 * to act.
 */
export function resultMeaning(resultCode: unknown, action?: unknown): ResultMeaning {
  if (resultCode === 'Authorised') return 'authorised'
  if (resultCode === 'Refused') return 'refused'
  if (NEEDS_ACTION.has(resultCode)) return 'action'
  if (!WAITS.has(resultCode)) return 'failed'
  return action ? 'action' : 'pending'
}

/** Milliseconds that a call may take by which the shop makes an order or takes money. */
export const MONEY_TIMEOUT = 60_000
