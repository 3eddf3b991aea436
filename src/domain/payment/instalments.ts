import { fromMinor, toMinor } from '../money/money'
import type { Problem } from '../validate'

/** One part of a payment in parts: when it is due, as a text key, and how much. */
export interface Instalment {
  due: Problem
  amount: number
}

const TODAY: Problem = { key: 'payment.due.today' }
const inWeeks = (count: number): Problem => ({ key: 'payment.due.weeks', values: { count } })
const inDays = (count: number): Problem => ({ key: 'payment.due.days', values: { count } })

/** When each pay-later kind is due (§9): at 2, 4 and 6 weeks, or 3 payments at 30 and 60 days. */
const PLANS: Record<string, readonly Problem[]> = {
  afterpay: [TODAY, inWeeks(2), inWeeks(4), inWeeks(6)],
  clearpay: [TODAY, inWeeks(2), inWeeks(4), inWeeks(6)],
  afterpaytouch: [TODAY, inWeeks(2), inWeeks(4), inWeeks(6)],
  klarna_account: [TODAY, inDays(30), inDays(60)],
  klarna: [inDays(30)],
}

/** The parts of a pay-later payment, whose sum is exactly the total; `[]` for a kind that is paid at once. */
export function instalments(kind: string, total: number, currency: string): Instalment[] {
  const dues = Object.hasOwn(PLANS, kind) ? (PLANS[kind] ?? []) : []
  return splitEvenly(total, dues.length, currency).map((amount, at) => ({ due: dues[at] ?? TODAY, amount }))
}

/** Equal parts in the smallest unit; what does not divide is on the first ones. */
export function splitEvenly(total: number, parts: number, currency: string): number[] {
  const units = Math.max(0, toMinor(total, currency))
  const each = Math.floor(units / parts)
  return [...Array(parts).keys()].map((at) => fromMinor(each + (at < units - each * parts ? 1 : 0), currency))
}
