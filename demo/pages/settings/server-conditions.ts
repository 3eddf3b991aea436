import type { Shop } from '../../shop/shop.ts'
import type { Fault } from '../../shop/mood.ts'

/** Server conditions to choose in the settings bar; `/__demo/mood` sets finer ones. */
export const serverConditions = [
  'fair',
  'slow',
  'silent',
  'flaky',
  'failing',
  'racy',
  'amnesiac',
  'stock',
] as const
export type ServerCondition = (typeof serverConditions)[number]

const CALLS = ['/rest/*', '/oneday/*', '/checkout/cart/?*', '/checkout/config/*', '/customer/section/*']
const REFUSED: Fault = { kind: 'status', status: 503 }

/** The fault of every call under a condition. */
const ALWAYS: Partial<Record<ServerCondition, Fault>> = {
  slow: { kind: 'delay', ms: 1800 },
  silent: { kind: 'hang' },
  failing: REFUSED,
}

/** Conditions of the whole shop. */
const PERSONALITIES = new Set<string>(['racy', 'amnesiac', 'stock'])
const isPersonality = (name: string): name is 'racy' | 'amnesiac' | 'stock' => PERSONALITIES.has(name)

/** Sets the condition for the whole shop, replacing all moods and the personality. */
export function setServerCondition(shop: Shop, name: ServerCondition): void {
  shop.personality = isPersonality(name) ? name : 'strict'
  shop.moods = []
  const always = ALWAYS[name]
  for (const path of CALLS) {
    if (always) shop.moods.push({ match: `* ${path}`, fault: always, seen: 0 })
    if (name === 'flaky') {
      for (const nth of [3, 7, 12]) shop.moods.push({ match: `* ${path}`, nth, fault: REFUSED, seen: 0 })
    }
  }
}

/** The condition that matches the shop's moods and personality; `fair` for all others. */
export function serverConditionOf(shop: Shop): ServerCondition {
  if (isPersonality(shop.personality)) return shop.personality
  const [first] = shop.moods
  if (first?.nth) return 'flaky'
  return serverConditions.find((name) => first && ALWAYS[name]?.kind === first.fault.kind) ?? 'fair'
}
