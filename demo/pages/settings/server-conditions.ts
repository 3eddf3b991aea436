import type { Shop } from '../../shop/shop'
import type { Fault } from '../../shop/mood'

/** The weathers one can choose on the page; the finer ones are set by request. */
export const serverConditions = ['fair', 'slow', 'silent', 'flaky', 'failing', 'racy', 'amnesiac'] as const
export type ServerCondition = (typeof serverConditions)[number]

const CALLS = ['/rest/*', '/oneday/*', '/checkout/cart/?*', '/checkout/config/*', '/customer/section/*']
const REFUSED: Fault = { kind: 'status', status: 503 }

/** What every call meets in a weather. */
const ALWAYS: Partial<Record<ServerCondition, Fault>> = {
  slow: { kind: 'delay', ms: 1800 },
  silent: { kind: 'hang' },
  failing: REFUSED,
}

/** Lets a weather come over the whole shop. */
export function setServerCondition(shop: Shop, name: ServerCondition): void {
  shop.personality = name === 'racy' || name === 'amnesiac' ? name : 'strict'
  shop.moods = []
  const always = ALWAYS[name]
  for (const path of CALLS) {
    if (always) shop.moods.push({ match: `* ${path}`, fault: always, seen: 0 })
    if (name === 'flaky') {
      for (const nth of [3, 7, 12]) shop.moods.push({ match: `* ${path}`, nth, fault: REFUSED, seen: 0 })
    }
  }
}

/** Which of them it is, as far as that shows. */
export function serverConditionOf(shop: Shop): ServerCondition {
  if (shop.personality === 'racy' || shop.personality === 'amnesiac') return shop.personality
  const [first] = shop.moods
  if (first?.nth) return 'flaky'
  return serverConditions.find((name) => first && ALWAYS[name]?.kind === first.fault.kind) ?? 'fair'
}
